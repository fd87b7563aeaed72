/** A round of a knockout, by how many matches it has. */
export type RoundKey = 'r32' | 'r16' | 'quarter' | 'semi' | 'third' | 'final';

/** A tie and where its teams come from: `1A`, `2B`, thirds `3ADEF`, winner `W49`, loser `L61`. */
export type Tie = readonly [number: number, home: string, away: string];

/** The format of a cup as data: groups, best thirds, and the ties of every round in time's order. */
export interface CupFormat {
  readonly seasonId: string;
  readonly competitionId: string;
  /** Year of the tournament, which decides the tie-breaks. */
  readonly year: number;
  readonly groups: readonly string[];
  readonly thirds: number;
  readonly rounds: readonly { readonly key: RoundKey; readonly ties: readonly Tie[] }[];
  /** For these thirds, sorted: the groups of those that meet ties with one, in the ties' order. */
  readonly thirdsOf: Readonly<Record<string, string>>;
}

/** Ties in time's order, numbered from `first` on: `1A-2C` says where the two teams of one come from. */
export const tiesFrom = (first: number, pairs: string): readonly Tie[] =>
  pairs.split(/\s+/).map((pair, index): Tie => {
    const [home = '', away = ''] = pair.split('-');
    return [first + index, home, away];
  });
