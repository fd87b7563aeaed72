import type { RankingType } from '../../src/contract/codes';

/** What a place is decided by. */
export interface RankFigures {
  readonly uid: number | string;
  readonly winContinuous: number;
  readonly hitCount: number;
  readonly hitSession: number;
  /** Coins. */
  readonly profit: number;
  readonly followBetCount: number;
  /** Likes of the period. */
  readonly likes: number;
}

type Figure = (figures: RankFigures) => number;

const hitRate: Figure = ({ hitCount, hitSession }) => (hitSession === 0 ? 0 : hitCount / hitSession);
const profit: Figure = (figures) => figures.profit;
const copied: Figure = (figures) => figures.followBetCount;

/** The figures of each ranking, the weightiest first (decisions.md, ranking types); the more the better. */
const ORDERS: Readonly<Record<RankingType, readonly Figure[]>> = {
  red: [({ winContinuous }) => winContinuous, ({ hitCount }) => hitCount, hitRate, copied],
  gain: [profit, hitRate],
  pop: [copied, ({ likes }) => likes, profit],
  attention: [({ likes }) => likes, copied, profit],
};

/** Best first. Whoever is level in everything stands in the order of the ids, so that places do not change by chance. */
export function rankedBy<T extends RankFigures>(type: RankingType, all: readonly T[]): T[] {
  const figures = ORDERS[type];
  return [...all].sort((a, b) => {
    const deciding = figures.find((figure) => figure(a) !== figure(b));
    return deciding === undefined ? Number(a.uid) - Number(b.uid) : deciding(b) - deciding(a);
  });
}

/** Who belongs into a ranking at all: somebody whose bets were decided, of the profit ranking one with a profit. */
export function isRanked(type: RankingType, { hitSession, profit: coins }: RankFigures): boolean {
  return hitSession > 0 && (type !== 'gain' || coins > 0);
}
