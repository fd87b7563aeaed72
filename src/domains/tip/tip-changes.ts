import { REFUND_STATUS } from '../../contract/codes';
import type { BetResult } from '../../contract/ranking/bet';
import type { Tip } from '../../contract/tip/tip';
import { isSettled } from '../../rules/tip/tip-view-model';
import type { OrderChanges } from './tip-store';

/** The order's fields for its tip, if known. */
export interface Refundable {
  /** Coins. */
  readonly payGold?: number | undefined;
  readonly refundStatus?: number | undefined;
  readonly refundGold?: number | undefined;
  readonly refundTime?: number | undefined;
}

/** Content, salt and digest of an answer are told in the language in which it was asked for. */
export interface Told {
  readonly language?: string | undefined;
}

/** Results only come, and coins only come back: so the further state wins, whichever of reading and push was first. */
function furtherRefund(read: Refundable, order: OrderChanges): Refundable {
  const known = read.refundStatus ?? REFUND_STATUS.none;
  if (order.refundStatus === undefined || order.refundStatus <= known) return {};
  const { refundStatus, refundGold, refundTime } = order;
  return { refundStatus, refundGold, refundTime };
}

/** product.md, section 4: isBuy becomes 1, payTime is recorded; and what the answer opened, until a reading has it. */
function opened(read: Tip & Refundable & Told, { payTime, unlocked = {} }: OrderChanges): Partial<Tip & Refundable> {
  if (payTime === undefined) return {};
  const { sportsInfo, picks, payGold, salt, language } = unlocked;
  return {
    ...(!read.isBuy && { isBuy: true, payTime }),
    ...(read.sportsInfo === undefined && sportsInfo !== undefined && { sportsInfo }),
    // Of another language it would not fit the digest of what was read.
    ...(read.salt === undefined && salt !== undefined && language === read.language && { salt }),
    ...(read.picks === undefined && picks !== undefined && { picks }),
    ...(read.payGold === undefined && payGold !== undefined && { payGold }),
  };
}

/** A tip with what pushes and a purchase have said since it was read; the same object without news. */
export function withTipChanges<T extends Tip & Refundable & Told>(
  tip: T,
  result: BetResult | undefined,
  order: OrderChanges | undefined,
): T & Refundable {
  const settled = [order?.result, result].find((one) => one !== undefined && isSettled(one));
  const hasResult = settled !== undefined && !isSettled(tip.result);
  const own = order === undefined ? {} : { ...opened(tip, order), ...furtherRefund(tip, order) };
  if (!hasResult && Object.keys(own).length === 0) return tip;
  return { ...tip, ...(hasResult && { result: settled, isOnSale: false }), ...own };
}
