import type { FormResult } from '../../../src/contract/football/standings';
import type { Result } from '../../../src/rules/table/team-totals';

/** Matches that a team's form looks back on. */
const FORM_LENGTH = 5;

/** The last results of a team, newest first, of matches in time order. */
export function formOf(teamId: string, results: readonly Result[]): FormResult[] {
  const own = results.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId);
  return own
    .slice(-FORM_LENGTH)
    .reverse()
    .map(({ homeId, homeScore, awayScore }) => {
      const lead = homeId === teamId ? homeScore - awayScore : awayScore - homeScore;
      return lead > 0 ? 'W' : lead < 0 ? 'L' : 'D';
    });
}
