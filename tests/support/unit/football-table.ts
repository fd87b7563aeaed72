import type { TableRow } from '../../../src/contract/football/standings';
import type { FootballTable } from '../../../src/pages/topics/why/football-rules';
import { orderTable } from '../../../src/rules/table/order-table';
import { type Result, teamTotals } from '../../../src/rules/table/team-totals';
import { tieBreakSteps } from '../../../src/rules/table/tie-breaks';
import type { Explanation } from '../../../src/rules/table/why-above';

/** `A-B 2-1`, a match a word pair; a season in one line. */
const results = (text: string): Result[] =>
  [...text.matchAll(/(\w)-(\w) (\d+)-(\d+)/g)].map(([, homeId = '', awayId = '', home, away]) => ({
    homeId,
    awayId,
    homeScore: Number(home),
    awayScore: Number(away),
  }));

export interface Told {
  readonly fields?: Readonly<Record<string, Partial<TableRow>>>;
  readonly facts?: Partial<FootballTable>;
  readonly isComplete?: boolean;
}

/** The table that comes of those matches, as the server orders it. */
export function tableOf(
  competitionId: string,
  year: number,
  text: string,
  { fields = {}, facts, isComplete }: Told = {},
) {
  const played = results(text);
  const teams = [...new Set(played.flatMap(({ homeId, awayId }) => [homeId, awayId]))].sort();
  const steps = tieBreakSteps(competitionId, year);
  const rows = orderTable({ teams, results: played, steps, isComplete: isComplete ?? true, borders: [1] });
  const away = teamTotals(teams, played, 'away');
  const shown = rows.map((row): TableRow => ({ ...row, form: [], ...fields[row.teamId] }) as TableRow);
  const table: FootballTable = {
    competitionId,
    year,
    kind: 'all',
    rows: shown,
    away: teams.map((teamId) => ({ ...away.get(teamId), teamId }) as TableRow),
    results: played,
    meetings: 2,
    ...facts,
  };
  return table;
}

const MARKS = { equal: '=', decides: '>', unused: '.', unknown: '?', idle: '-' } as const;

/** `points= difference> goals.`: equal, decides, not needed, `?` unknown, `-` does not count; then the verdict. */
export const said = ({ steps, verdict }: Explanation): string =>
  `${steps.map(({ key, status, reason }) => `${key}${MARKS[status]}${reason ?? ''}`).join(' ')} ${verdict}`;
