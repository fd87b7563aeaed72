import type { CupFormat, Tie } from '../../../rules/cup/cup-format';

/** The key of a cup's match without a number (an addition). */
interface Tellable {
  readonly matchId: string;
  readonly matchNumber?: number | undefined;
  readonly stageId?: string | undefined;
  /** Unix ms. */
  readonly startDate: number;
  readonly homeId?: string | undefined;
  readonly awayId?: string | undefined;
}

const byTime = (a: Tellable, b: Tellable) => a.startDate - b.startDate;

/** The matches of each stage; stages in the order of time. */
function stagesOf<M extends Tellable>(matches: readonly M[]): M[][] {
  const stages = new Map<string, M[]>();
  for (const match of [...matches].sort(byTime)) {
    const key = match.stageId ?? '';
    stages.set(key, [...(stages.get(key) ?? []), match]);
  }
  return [...stages.values()];
}

/** The matches of the format's rounds, the last round first: a round is told by how many it has, the final is the last of one. */
function roundsOf<M extends Tellable>(
  { rounds }: CupFormat,
  matches: readonly M[],
): (readonly [readonly Tie[], M[]])[] {
  const free = stagesOf(matches).reverse();
  return [...rounds].reverse().map(({ ties }) => {
    const index = free.findIndex((stage) => stage.length === ties.length);
    const [stage = []] = index === -1 ? [] : free.splice(index, 1);
    return [ties, stage];
  });
}

const winnerSlot = (slot: string) => (slot.startsWith('W') ? Number(slot.slice(1)) : undefined);

/** Matches with their bracket numbers: the feed's, else by who plays next, else by time (decisions.md, additions). */
export function withMatchNumbers<M extends Tellable>(format: CupFormat, matches: readonly M[]): M[] {
  if (matches.some(({ matchNumber }) => matchNumber !== undefined)) return [...matches];
  const numbers = new Map<string, number>();
  /** By the number of a tie: who won it, as the round behind it says. */
  const winners = new Map<number, string | undefined>();
  const settle = ([number, home, away]: Tie, match: M) => {
    numbers.set(match.matchId, number);
    winners.set(winnerSlot(home) ?? -1, match.homeId);
    winners.set(winnerSlot(away) ?? -1, match.awayId);
  };
  for (const [ties, own] of roundsOf(format, matches)) {
    const left: Tie[] = [];
    for (const tie of ties) {
      const winner = winners.get(tie[0]);
      const match = own.find(({ homeId, awayId }) => winner !== undefined && (homeId === winner || awayId === winner));
      if (match === undefined) left.push(tie);
      else settle(tie, match);
    }
    const rest = own.filter(({ matchId }) => !numbers.has(matchId)).sort(byTime);
    left.forEach((tie, position) => {
      const match = rest[position];
      if (match !== undefined) settle(tie, match);
    });
  }
  return matches.map((match) => ({ ...match, matchNumber: numbers.get(match.matchId) }));
}
