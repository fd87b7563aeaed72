import type { CupFormat, RoundKey, Tie } from '../../../rules/cup/cup-format';

/** A place in the bracket: the match, when the server has one, and where its teams come from. */
export interface BracketTie<M> {
  readonly number: number;
  readonly match: M | undefined;
  readonly homeFrom: string;
  readonly awayFrom: string;
}

interface BracketRound<M> {
  readonly key: RoundKey;
  readonly ties: readonly BracketTie<M>[];
}

/** A cup's knockout as drawn: the tree begins at 16, ties as they feed the next one (decisions.md, bracket). */
export interface Bracket<M> {
  readonly lists: readonly BracketRound<M>[];
  readonly upper: readonly BracketRound<M>[];
  readonly final: BracketTie<M> | undefined;
  readonly third: BracketTie<M> | undefined;
  readonly lower: readonly BracketRound<M>[];
}

interface Numbered {
  readonly matchNumber?: number | undefined;
}

const TREE: readonly RoundKey[] = ['r16', 'quarter', 'semi'];
const feederOf = (slot: string) => (slot.startsWith('W') ? Number(slot.slice(1)) : undefined);

const feeder = (slot: string, ties: ReadonlyMap<number, Tie>): Tie[] => {
  const tie = ties.get(feederOf(slot) ?? -1);
  return tie === undefined ? [] : [tie];
};

/** The ties behind a tie, round by round, outermost first; within a round in the order of drawing. */
function half(last: Tie | undefined, ties: ReadonlyMap<number, Tie>): Tie[][] {
  const rounds: Tie[][] = [];
  let round = last === undefined ? [] : [last];
  while (round.length > 0 && rounds.length < TREE.length) {
    rounds.unshift(round);
    round = round.flatMap(([, home, away]) => [...feeder(home, ties), ...feeder(away, ties)]);
  }
  return rounds;
}

/** Builds the bracket of a format from the matches that a server has, found by their numbers. */
export function bracketOf<M extends Numbered>(format: CupFormat, matches: readonly M[]): Bracket<M> {
  const byNumber = new Map(matches.map((match) => [match.matchNumber, match]));
  const tie = ([number, homeFrom, awayFrom]: Tie): BracketTie<M> => ({
    number,
    match: byNumber.get(number),
    homeFrom,
    awayFrom,
  });
  const ties = new Map(format.rounds.flatMap((round) => round.ties).map((one) => [one[0], one]));
  const tiesOf = (key: RoundKey) => format.rounds.find((round) => round.key === key)?.ties ?? [];
  const [final] = tiesOf('final');
  const [third] = tiesOf('third');
  const side = (slot: string | undefined): BracketRound<M>[] => {
    const rounds = half(ties.get(feederOf(slot ?? '') ?? -1), ties);
    return rounds.map((round, index) => ({
      key: TREE[TREE.length - rounds.length + index] ?? 'semi',
      ties: round.map(tie),
    }));
  };
  return {
    lists: format.rounds
      .filter(({ key }) => key === 'r32')
      .map((round) => ({ key: round.key, ties: round.ties.map(tie) })),
    upper: side(final?.[1]),
    final: final === undefined ? undefined : tie(final),
    third: third === undefined ? undefined : tie(third),
    lower: side(final?.[2]),
  };
}

/** Every place of a bracket. */
export const matchesOf = <M>({ lists, upper, lower, final, third }: Bracket<M>): readonly BracketTie<M>[] => [
  ...[...lists, ...upper, ...lower].flatMap(({ ties }) => ties),
  ...(final === undefined ? [] : [final]),
  ...(third === undefined ? [] : [third]),
];
