import type { RankedEntry } from '../../../contract/ranking/ranking';
import { FEWEST_FOR_PLACE } from '../../../rules/record/luck-range';

const ON_PODIUM = 3;

/** Settled bets behind an entry; undefined: nobody knows, and the place stands. */
export const sampleOf = ({ settledCount }: Pick<RankedEntry, 'settledCount'>): number | undefined => settledCount;

const isEnough = (entry: Pick<RankedEntry, 'settledCount'>) =>
  (sampleOf(entry) ?? FEWEST_FOR_PLACE) >= FEWEST_FOR_PLACE;

/**
 * Who has a place: whoever has twenty settled bets (decisions.md, minimum sample). While fewer than three have them the
 * period is too young, and everybody stands where the server puts them. Keeps the server's order.
 */
export function withPlaces<T extends Pick<RankedEntry, 'settledCount' | 'rank'>>(
  entries: readonly T[],
): { readonly entry: T; readonly place: number | undefined }[] {
  const isYoung = entries.filter(isEnough).length < ON_PODIUM;
  return entries.map((entry, index) => ({
    entry,
    place: isYoung || isEnough(entry) ? (entry.rank ?? index + 1) : undefined,
  }));
}
