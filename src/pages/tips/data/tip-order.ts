import type { Tip } from '../../../contract/tip/tip';
import { saysRate } from '../../../rules/record/hit-rate';
import { leagueName } from '../../../rules/record/record-groups';
import { isOnSale } from '../../../rules/tip/tip-view-model';

/** The orders of a list of tips on the device. */
export const TIP_SORTS = ['newest', 'kickOff', 'hitRate', 'price'] as const;
export type TipSort = (typeof TIP_SORTS)[number];

type Sorted = Pick<Tip, 'messageMatchList' | 'goldPrice' | 'professor' | 'isOnSale' | 'result'>;

const kickOff = ({ messageMatchList }: Sorted): number =>
  Math.min(...messageMatchList.map(({ startDate }) => startDate ?? Number.POSITIVE_INFINITY));

/** Of an order, the smaller the earlier; what nobody knows comes last. */
const KEYS: Readonly<Record<Exclude<TipSort, 'newest'>, (tip: Sorted) => number>> = {
  kickOff,
  // A rate of too few tips is none (decisions.md, luck range).
  hitRate: ({ professor }) =>
    saysRate(professor?.hitSession) ? -(professor?.hitPercents ?? Number.NEGATIVE_INFINITY) : Number.POSITIVE_INFINITY,
  price: ({ goldPrice }) => goldPrice ?? Number.POSITIVE_INFINITY,
};

/** Tips on sale first, then by the order; level ones keep the server's. */
export function sortTips<T extends Sorted>(tips: readonly T[], sort: TipSort): T[] {
  if (sort === 'newest') return [...tips];
  const key = KEYS[sort];
  return [...tips].sort((a, b) => {
    const sale = Number(isOnSale(b)) - Number(isOnSale(a));
    if (sale !== 0) return sale;
    const [first, second] = [key(a), key(b)];
    return first === second ? 0 : first - second;
  });
}

/** The leagues of a tip's matches, without their rounds. */
export const leaguesOf = ({ messageMatchList }: Pick<Tip, 'messageMatchList'>): string[] => [
  ...new Set(messageMatchList.map(({ matchLeague = '' }) => leagueName(matchLeague)).filter(Boolean)),
];

/** Decimal odds as told once the tip is settled, else those of a single pick that is open. */
export const oddsOf = ({ odds, picks }: Pick<Tip, 'odds' | 'picks'>): number | undefined =>
  odds ?? (picks?.length === 1 ? picks[0]?.odds : undefined);
