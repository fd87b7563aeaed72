/** A round of a knockout, by how many matches it has. */
export type RoundKey = 'r32' | 'r16' | 'quarter' | 'semi' | 'third' | 'final';

/**
 * A match by its number in the bracket, with where its teams come from: `1A` and `2B` places of groups, `3ADEF` the third of
 * one of these groups, `W49` the winner and `L61` the loser of a match.
 */
export type Tie = readonly [number: number, home: string, away: string];

/** The format of a cup as data: groups, best thirds, and the ties of every round in time's order. */
export interface CupFormat {
  readonly seasonId: string;
  readonly competitionId: string;
  /** Year of the tournament, which decides the tie-breaks. */
  readonly year: number;
  readonly groups: readonly string[];
  /** Thirds that go on. */
  readonly thirds: number;
  readonly rounds: readonly { readonly key: RoundKey; readonly ties: readonly Tie[] }[];
  /**
   * For thirds of these groups, sorted: the groups of the thirds that meet the ties with one, in the ties' order. What is not
   * listed is matched by what the ties allow.
   */
  readonly thirdsOf: Readonly<Record<string, string>>;
}
