/** A match that counts: over, with a score after 90 minutes (or extra time, in a cup). */
export interface Result {
  readonly homeId: string;
  readonly awayId: string;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** A team's totals; `points` with deductions taken away. */
export interface TeamTotals {
  readonly teamId: string;
  readonly total: number;
  readonly won: number;
  readonly draw: number;
  readonly loss: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
  readonly awayGoals: number;
  readonly awayWon: number;
}

export type Venue = 'all' | 'home' | 'away';
export type Deductions = ReadonlyMap<string, number>;

const POINTS = { won: 3, draw: 1, loss: 0 } as const;
const NOTHING = {
  total: 0,
  won: 0,
  draw: 0,
  loss: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
  awayGoals: 0,
  awayWon: 0,
};

const outcome = (scored: number, conceded: number): keyof typeof POINTS =>
  scored > conceded ? 'won' : scored < conceded ? 'loss' : 'draw';

function withResult(before: TeamTotals, scored: number, conceded: number, isAway: boolean): TeamTotals {
  const kind = outcome(scored, conceded);
  return {
    ...before,
    [kind]: before[kind] + 1,
    total: before.total + 1,
    goalsFor: before.goalsFor + scored,
    goalsAgainst: before.goalsAgainst + conceded,
    points: before.points + POINTS[kind],
    awayGoals: before.awayGoals + (isAway ? scored : 0),
    awayWon: before.awayWon + (isAway && kind === 'won' ? 1 : 0),
  };
}

/** Lines with more results in them; a result of a team without a line counts for nothing. */
export function withResults(
  lines: ReadonlyMap<string, TeamTotals>,
  results: readonly Result[],
  venue: Venue = 'all',
): Map<string, TeamTotals> {
  const totals = new Map(lines);
  for (const { homeId, awayId, homeScore, awayScore } of results) {
    const [home, away] = [totals.get(homeId), totals.get(awayId)];
    if (home === undefined || away === undefined) continue;
    if (venue !== 'away') totals.set(homeId, withResult(home, homeScore, awayScore, false));
    if (venue !== 'home') totals.set(awayId, withResult(away, awayScore, homeScore, true));
  }
  return totals;
}

/** One line for each team, also for those without a match, in the teams' order; results of other teams count for nothing. */
export function teamTotals(
  teams: readonly string[],
  results: readonly Result[],
  venue: Venue = 'all',
  deductions: Deductions = new Map(),
): Map<string, TeamTotals> {
  const none = new Map<string, TeamTotals>(
    teams.map((teamId) => [teamId, { ...NOTHING, teamId, points: -(deductions.get(teamId) ?? 0) }]),
  );
  return withResults(none, results, venue);
}

/** True when the team plays in it, at that venue. */
export const isOf = (teamId: string, { homeId, awayId }: Result, venue: Venue = 'all'): boolean =>
  (venue !== 'away' && homeId === teamId) || (venue !== 'home' && awayId === teamId);

/** The score as the team sees it: its own goals first. */
export const goalsOf = (teamId: string, { homeId, homeScore, awayScore }: Result): readonly [number, number] =>
  homeId === teamId ? [homeScore, awayScore] : [awayScore, homeScore];

/** A team's line from its own matches alone. */
export const totalsOf = (teamId: string, results: readonly Result[]): TeamTotals =>
  results.reduce<TeamTotals>(
    (line, result) => {
      const [scored, conceded] = goalsOf(teamId, result);
      return withResult(line, scored, conceded, result.awayId === teamId);
    },
    { ...NOTHING, teamId },
  );
