import type { Tip } from '../../../contract/tip/tip';
import { serverDay } from '../../../rules/match/date-filters';
import { deepestFall, type Fall, type Followed, runningSums } from '../../../rules/record/followed';
import { groupedBy, type RecordGroup, recordOf } from '../../../rules/record/record-groups';
import { isSettled } from '../../../rules/tip/tip-view-model';

/** A tip that the member has bought. Its time is that of the purchase; without a price nobody knows what it cost. */
export interface BoughtTip extends Followed, Pick<Tip, 'professor' | 'professorId'> {
  /** Coins in the wallet again, and coins on their way there. */
  readonly refund: number;
  readonly due: number;
  /** Coins that a loss would give back. */
  readonly backIfLost: number;
}

/** Sums of some tips; each of them is either settled or pending. */
export interface TipSums {
  readonly bought: number;
  readonly pending: number;
  readonly spent: number;
  readonly refunded: number;
  /** Refunded less spent: never above 0. */
  readonly net: number;
}

const total = <T>(tips: readonly T[], coinsOf: (tip: T) => number | undefined): number =>
  tips.reduce((sum, tip) => sum + (coinsOf(tip) ?? 0), 0);

const isOpen = ({ result }: Followed): boolean => !isSettled(result);

export function sumsOf(tips: readonly BoughtTip[]): TipSums {
  const spent = total(tips, ({ paid }) => paid);
  const refunded = total(tips, ({ refund }) => refund);
  return { bought: tips.length, pending: tips.filter(isOpen).length, spent, refunded, net: refunded - spent };
}

/** The member's account of all tips bought. */
export interface TipAccount extends TipSums {
  /** Of those that are pending: paid, and what they would give back if all lost. */
  readonly openCoins: number;
  readonly openBack: number;
  readonly due: number;
  /** Bought for nobody knows how much: in no sum of coins. */
  readonly unpriced: number;
  /** Coins before any and after each, oldest first. */
  readonly line: readonly number[];
  readonly fall: Fall | undefined;
}

/** `tips`: newest first. */
export function tipAccount(tips: readonly BoughtTip[]): TipAccount {
  const open = tips.filter(isOpen);
  const line = runningSums(tips.map(({ paid = 0, refund }) => refund - paid).reverse());
  return {
    ...sumsOf(tips),
    openCoins: total(open, ({ paid }) => paid),
    openBack: total(open, ({ backIfLost }) => backIfLost),
    due: total(tips, ({ due }) => due),
    unpriced: tips.filter(({ paid }) => paid === undefined).length,
    line,
    fall: deepestFall(line),
  };
}

/** The server's month of an instant (Unix ms): 2025-03. */
export const serverMonth = (at: number): string => serverDay(at).slice(0, 7);

/** By what an account is told apart; what has no such name is named with nothing. */
const NAMES = {
  expert: ({ professorId }: BoughtTip) => professorId,
  month: ({ at }: BoughtTip) => (at === undefined ? '' : serverMonth(at)),
  league: ({ league = '' }: BoughtTip) => league,
  play: ({ play = '' }: BoughtTip) => play.trim(),
} as const;
export type AccountKey = keyof typeof NAMES;

/** The record of some of the tips with what they cost and brought. */
export interface AccountGroup extends RecordGroup, TipSums {}

/** The account of some of the tips, newest first. */
export const groupOf = (name: string, tips: readonly BoughtTip[]): AccountGroup => ({
  ...recordOf(name, tips),
  ...sumsOf(tips),
});

/** Every tip in one group, so that each table adds up to the whole: months from the last one on, others the largest first. */
export function accountGroups(tips: readonly BoughtTip[], by: AccountKey): AccountGroup[] {
  const groups = [...groupedBy(tips, NAMES[by])].map(([name, own]) => groupOf(name, own));
  const later = (a: AccountGroup, b: AccountGroup) => (a.name < b.name ? 1 : -1);
  return groups.sort((a, b) =>
    by === 'month' ? later(a, b) : Number(a.name === '') - Number(b.name === '') || b.bought - a.bought || -later(a, b),
  );
}
