import type { RankedEntry } from '../../../contract/ranking/ranking';
import { FEWEST_FOR_PLACE } from '../../../rules/record/hit-rate';

type Sampled = Pick<RankedEntry, 'settledCount'>;

/** Users with twenty settled bets (decisions.md, minimum sample), or with an unknown number. */
export const hasPlace = ({ settledCount = FEWEST_FOR_PLACE }: Sampled): boolean => settledCount >= FEWEST_FOR_PLACE;

interface Placed<T> {
  /** With a place, counted from 1 among themselves, in the server's order. */
  readonly placed: readonly { readonly entry: T; readonly place: number }[];
  /** Too few bets for one, in the server's order. */
  readonly few: readonly T[];
}

/** The users with a place in a ranking, and those below the line. */
export function withPlaces<T extends Sampled>(entries: readonly T[]): Placed<T> {
  return {
    placed: entries.filter(hasPlace).map((entry, index) => ({ entry, place: index + 1 })),
    few: entries.filter((entry) => !hasPlace(entry)),
  };
}

/** Somebody's own place: theirs in the list, else (who is not in it) the server's; none with too few bets. */
export function ownPlace(mine: RankedEntry | undefined, entries: readonly RankedEntry[]): number | undefined {
  if (mine === undefined || !hasPlace(mine)) return undefined;
  return withPlaces(entries).placed.find(({ entry }) => entry.uid === mine.uid)?.place ?? mine.rank;
}
