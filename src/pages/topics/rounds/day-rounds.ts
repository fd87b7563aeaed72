import type { MatchDate } from '../../../contract/football/football-match';

/** The rounds that days are of, in order; empty where no day says its round (an addition). */
export function roundsOf(days: readonly MatchDate[]): readonly number[] {
  return [...new Set(days.flatMap(({ round }) => round ?? []))].sort((a, b) => a - b);
}

/** The first day of a round. */
export const firstDayOf = (days: readonly MatchDate[], round: number): MatchDate | undefined =>
  days.find((day) => day.round === round);

/** The newest round with a day up to now (Unix ms); before the first one the first. */
export function currentRound(days: readonly MatchDate[], now: number): number | undefined {
  const begun = days.filter(({ matchDate }) => matchDate <= now);
  const rounds = roundsOf(begun.length > 0 ? begun : days.slice(0, 1));
  return rounds.at(-1);
}
