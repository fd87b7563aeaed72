import { COMPETITION } from '../../../src/contract/football/football-codes';
import type { Placed } from '../../../src/rules/table/order-table';

/** Places between which a match decides when they are level on points at the season's end (decisions.md, Serie A). */
const PLAY_OFF_PLACES: ReadonlyMap<string, readonly (readonly [upper: number, lower: number])[]> = new Map([
  [
    COMPETITION.serieA,
    [
      [1, 2],
      [17, 18],
    ],
  ],
]);

/** A table whose level teams meet once more: those two have `isPlayOff`, and the winner, once known, stands above. */
export function withPlayOffs<R extends Placed>(
  competitionId: string,
  rows: readonly R[],
  isComplete: boolean,
  winners: ReadonlySet<string> = new Set(),
): (R & { readonly isPlayOff: boolean })[] {
  const table = rows.map((row) => ({ ...row, isPlayOff: false }));
  if (!isComplete) return table;
  for (const [upper, lower] of PLAY_OFF_PLACES.get(competitionId) ?? []) {
    const [above, below] = [table[upper - 1], table[lower - 1]];
    if (above === undefined || below === undefined || above.points !== below.points) continue;
    const isTurned = winners.has(below.teamId);
    const isDecided = isTurned || winners.has(above.teamId);
    const [first, second] = isTurned ? [below, above] : [above, below];
    // Until the match is played both have the upper place.
    table[upper - 1] = { ...first, rank: upper, isPlayOff: true };
    table[lower - 1] = { ...second, rank: isDecided ? lower : upper, isPlayOff: true };
  }
  return table;
}
