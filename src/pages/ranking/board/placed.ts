import type { RankingType } from '../../../contract/codes';
import type { RankedEntry } from '../../../contract/ranking/ranking';
import { isFull } from '../../../rules/record/hit-rate';

/** Rankings whose figure rests on a sample; copies and likes are counts (decisions.md, ranking of users). */
export const isRated = (type: RankingType): boolean => type === 'red' || type === 'gain';

export interface Placed<T> {
  readonly entry: T;
  /** The server's: of its whole list, whoever is shown. */
  readonly place: number;
}

/** The users with their places, in the server's order; with `fullOnly` those of few bets are not shown. */
export const withPlaces = <T extends Pick<RankedEntry, 'settledCount'>>(
  entries: readonly T[],
  fullOnly: boolean,
): readonly Placed<T>[] =>
  entries
    .map((entry, index) => ({ entry, place: index + 1 }))
    .filter(({ entry }) => !fullOnly || isFull(entry.settledCount));

interface Own {
  readonly entry: RankedEntry;
  readonly place: number | undefined;
}

/** The member's own entry: theirs in the list, else (an addition) the one that comes beside it with the server's place. */
export function ownOf(uid: string, mine: RankedEntry | undefined, entries: readonly RankedEntry[]): Own | undefined {
  const inList = withPlaces(entries, false).find(({ entry }) => entry.uid === (mine?.uid ?? uid));
  return inList ?? (mine && { entry: mine, place: mine.rank });
}
