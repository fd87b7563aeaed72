import { statusOf } from '../../../rules/match/match-status';

interface Timed {
  readonly matchId: string;
  /** Unix ms. */
  readonly startDate: number;
  readonly statusId: number;
  readonly matchTypeId?: number | undefined;
}

/** The last one first; at the same time in the server's order. */
export const lastFirst = <M extends Timed>(matches: readonly M[]): readonly M[] =>
  [...matches].sort((a, b) => b.startDate - a.startDate);

/** A team's calendar: what is on, what comes next, and what is over, the last first; further ahead lies `later`. `next`: the first to come. */
export function teamCalendar<M extends Timed>(matches: readonly M[], nextCount: number) {
  const groupOf = ({ statusId, matchTypeId }: M) => {
    const { group, label } = statusOf({ statusId, matchTypeId });
    // Nobody knows how it stands: its day says where it belongs.
    return label === 'neutral' ? 'unstarted' : group;
  };
  const byTime = [...matches].sort((a, b) => a.startDate - b.startDate);
  const live = byTime.filter((match) => groupOf(match) === 'processing');
  const toCome = byTime.filter((match) => groupOf(match) === 'unstarted' || groupOf(match) === 'delay');
  const over = byTime.filter((match) => groupOf(match) === 'ended').reverse();
  return {
    near: [...live, ...toCome.slice(0, nextCount), ...over],
    later: toCome.slice(nextCount),
    next: toCome[0]?.matchId,
  };
}
