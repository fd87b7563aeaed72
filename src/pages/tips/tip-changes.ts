import { REFUND_STATUS } from '../../contract/codes';
import type { BetResult } from '../../contract/ranking/bet';
import type { Tip } from '../../contract/tip/tip';
import type { OrderChanges } from '../../domains/tip/tip-store';
import { isSettled } from '../../rules/tip/tip-view-model';

export interface Refundable {
  readonly refundStatus?: number | undefined;
  readonly refundGold?: number | undefined;
  readonly refundTime?: number | undefined;
}

/** Results only come, and coins only come back: so the further state wins, whichever of reading and push was first. */
function furtherRefund(read: Refundable, order: OrderChanges): Refundable {
  const known = read.refundStatus ?? REFUND_STATUS.none;
  if (order.refundStatus === undefined || order.refundStatus <= known) return {};
  const { refundStatus, refundGold, refundTime } = order;
  return { refundStatus, refundGold, refundTime };
}

/**
 * A tip as read with what pushes and a purchase have said since: its result, that it is bought (product.md, section 4:
 * isBuy becomes 1, payTime is recorded), what came back. The very same object without news.
 */
export function withTipChanges<T extends Tip & Refundable>(
  tip: T,
  result: BetResult | undefined,
  order: OrderChanges | undefined,
): T & Refundable {
  const settled = [order?.result, result].find((one) => one !== undefined && isSettled(one));
  const hasResult = settled !== undefined && !isSettled(tip.result);
  const isBought = order?.payTime !== undefined && !tip.isBuy;
  const refund = order === undefined ? {} : furtherRefund(tip, order);
  if (!hasResult && !isBought && Object.keys(refund).length === 0) return tip;
  return {
    ...tip,
    ...(hasResult && { result: settled, isOnSale: false }),
    ...(isBought && { isBuy: true, payTime: order.payTime }),
    ...refund,
  };
}
