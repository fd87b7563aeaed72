import type { TableRow } from '../../../contract/football/standings';
import { orderTable } from '../../../rules/table/order-table';
import { goalsOf, isOf, type Result, type TeamTotals, type Venue, withResults } from '../../../rules/table/team-totals';
import type { Step } from '../../../rules/table/tie-breaks';

/** An official table and the matches in play, each at its score. */
export interface TableInPlay {
  /** In the official order. */
  readonly rows: readonly TableRow[];
  /** The same teams away from home; empty where nobody tells. */
  readonly away: readonly TableRow[];
  readonly venue: Venue;
  readonly steps: readonly Step[];
  readonly inPlay: readonly Result[];
  /** Finished matches among level teams; undefined: not at hand, and steps that need them are left out. */
  readonly results: readonly Result[] | undefined;
}

/** A row as it would be if all matches in play ended now. */
export interface RowInPlay extends TableRow {
  readonly rank: number;
  /** Places won (above 0) or lost against the official table. */
  readonly moved: number;
  /** Of a match in play, the team's own goals first. */
  readonly score?: readonly [number, number] | undefined;
}

/** The line of an official row; undefined where a figure that orders the table is missing. */
function lineOf(row: TableRow, away: readonly TableRow[]): TeamTotals | undefined {
  const { teamId, total, won, draw, loss, goalsFor, goalsAgainst, points } = row;
  if (total === undefined || won === undefined || draw === undefined || loss === undefined) return undefined;
  if (goalsFor === undefined || goalsAgainst === undefined || points === undefined) return undefined;
  const { goalsFor: awayGoals = 0, won: awayWon = 0 } = away.find((one) => one.teamId === teamId) ?? {};
  return { teamId, total, won, draw, loss, goalsFor, goalsAgainst, points, awayGoals, awayWon };
}

function linesOf({ rows, away }: Pick<TableInPlay, 'rows' | 'away'>): ReadonlyMap<string, TeamTotals> | undefined {
  const lines = rows.map((row) => lineOf(row, away));
  return lines.includes(undefined)
    ? undefined
    : new Map(lines.flatMap((line) => (line === undefined ? [] : [[line.teamId, line]])));
}

const isComplete = (lines: ReadonlyMap<string, TeamTotals>): boolean =>
  [...lines.values()].every(({ total }) => total === 2 * (lines.size - 1));

/** Steps that look at the teams' own matches, where such a step may count here and now. */
const isMutual = (step: Step, complete: boolean): boolean =>
  'mutual' in step && (complete || step.when === undefined || step.when === 'mutualPlayed');

/** Teams that would be level on points with one in play, and whose matches against each other may order them; empty: not needed. */
export function levelInPlay(table: Omit<TableInPlay, 'results'>): readonly string[] {
  const { venue, steps, inPlay } = table;
  const lines = linesOf(table);
  if (lines === undefined || venue !== 'all') return [];
  const now = withResults(lines, inPlay);
  if (!steps.some((step) => isMutual(step, isComplete(now)))) return [];
  const all = [...now.values()];
  const ofPlaying = new Set(
    all.filter(({ teamId }) => inPlay.some((match) => isOf(teamId, match))).map(({ points }) => points),
  );
  const level = all.filter(({ points }) => ofPlaying.has(points));
  return level
    .filter((line) => level.some((other) => other !== line && other.points === line.points))
    .map(({ teamId }) => teamId);
}

/** The places after which another thing follows: the title, and where a zone begins or ends. */
const bordersOf = (rows: readonly TableRow[]): number[] =>
  rows.flatMap(({ zone }, index) => (index === 0 || zone !== rows[index + 1]?.zone ? [index + 1] : []));

/**
 * The table if all matches in play ended at their score (decisions.md, as it stands); undefined where the official one lacks
 * a figure. Teams that nothing at hand sets apart keep their official order; a place keeps its zone.
 */
export function asItStands(table: TableInPlay): readonly RowInPlay[] | undefined {
  const { rows, venue, steps, inPlay, results } = table;
  const official = linesOf(table);
  if (official === undefined) return undefined;
  const lines = withResults(official, inPlay, venue);
  const ranks = new Map(rows.map(({ teamId, rank }, index) => [teamId, rank ?? index + 1]));
  const plays = (teamId: string) => inPlay.some((match) => isOf(teamId, match));
  const ordered = orderTable({
    teams: rows.map(({ teamId }) => teamId),
    lines,
    results: [...(results ?? []), ...inPlay],
    steps: results === undefined ? steps.filter((step) => 'by' in step) : steps,
    isComplete: isComplete(lines),
    borders: bordersOf(rows),
    // Nobody read the matches of level teams of whom none plays: they stay as the official table has them.
    placesOf: (level) => (level.some(plays) ? undefined : ranks),
  });
  return ordered.flatMap(({ awayGoals: _goals, awayWon: _won, rank, ...line }, index) => {
    const row = rows.find(({ teamId }) => teamId === line.teamId);
    const match = inPlay.find((one) => isOf(line.teamId, one, venue));
    if (row === undefined) return [];
    return {
      ...row,
      ...line,
      goalDifference: line.goalsFor - line.goalsAgainst,
      rank,
      zone: rows[index]?.zone,
      moved: (ranks.get(line.teamId) ?? rank) - rank,
      score: match && goalsOf(line.teamId, match),
    };
  });
}
