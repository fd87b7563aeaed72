import type { HomeAwayRow } from '../../../contract/football/standings';

/** The figures that teams are ranked by. */
export const TEAM_STATS = ['goals', 'goalsAgainst', 'shotsOnTarget', 'cleanSheets', 'possession'] as const;
export type TeamStat = (typeof TEAM_STATS)[number] | 'points';

/** Of goals against the fewest are the best. */
const FEWEST_FIRST: ReadonlySet<TeamStat> = new Set(['goalsAgainst']);

interface RankedTeam {
  readonly row: HomeAwayRow;
  /** Teams with the same figure share a place. */
  readonly place: number;
  readonly value: number;
}

/** Both halves of the season, where the whole is not there. */
const sum = (a: number | undefined, b: number | undefined) => (a === undefined || b === undefined ? undefined : a + b);

export function teamFigure(row: HomeAwayRow, stat: TeamStat): number | undefined {
  if (stat === 'points') return sum(row.homePoints, row.awayPoints);
  if (row[stat] !== undefined) return row[stat];
  if (stat === 'goals') return sum(row.homeGoals, row.awayGoals);
  return stat === 'goalsAgainst' ? sum(row.homeGoalsAgainst, row.awayGoalsAgainst) : undefined;
}

/** The figures that these teams can be ranked by: those that some team has; all are additions, and without them points remain. */
export function knownStats(rows: readonly HomeAwayRow[]): readonly TeamStat[] {
  const known = TEAM_STATS.filter((stat) => rows.some((row) => teamFigure(row, stat) !== undefined));
  return known.length > 0 || rows.length === 0 ? known : ['points'];
}

/** Teams by a figure, best first; without it a team is not ranked. */
export function rankedTeams(rows: readonly HomeAwayRow[], stat: TeamStat): readonly RankedTeam[] {
  const sign = FEWEST_FIRST.has(stat) ? 1 : -1;
  const known = rows.flatMap((row) => {
    const value = teamFigure(row, stat);
    return value === undefined ? [] : [{ row, value }];
  });
  const sorted = [...known].sort((a, b) => sign * (a.value - b.value));
  return sorted.map((one) => ({ ...one, place: sorted.findIndex(({ value }) => value === one.value) + 1 }));
}
