import { orderTable, type TableFacts } from '../../../src/rules/table/order-table';
import type { Venue } from '../../../src/rules/table/team-totals';
import { tieBreakSteps, VENUE_STEPS } from '../../../src/rules/table/tie-breaks';
import { withPlayOffs } from '../../rules/tables/play-offs';
import { formOf } from '../../rules/tables/team-form';
import { hash, randomOf } from '../../world/random';
import type { Season, SeasonMatch } from '../football-world';
import { resultOf } from '../result-of';
import { plainRow, type SeasonRow, type SeasonTables } from './season-tables';

const DEDUCTED_IN = 0.5;

/** Now and then a league takes points from a club; which, only the seed knows. */
function deductionsOf(seed: number, { seasonId, clubs }: Pick<Season, 'seasonId' | 'clubs'>): Map<string, number> {
  const random = randomOf(seed, 'deduction', seasonId);
  if (!random.chance(DEDUCTED_IN)) return new Map();
  return new Map([[String(random.pick(clubs).id), random.between(1, 4)]]);
}

/** The tables of a league after the matches that are over. */
export function makeLeagueTables(
  seed: number,
  season: Season,
  ended: readonly SeasonMatch[],
  isComplete: boolean,
): SeasonTables {
  const { clubs, competitionId, year, zones } = season;
  const results = ended.map(resultOf);
  const deductions = deductionsOf(seed, season);
  const teams = [...clubs].sort((a, b) => a.englishName.localeCompare(b.englishName, 'en')).map(({ id }) => String(id));
  const lots = new Map(teams.map((teamId) => [teamId, hash(seed, 'lot', teamId)]));
  const facts: TableFacts = {
    teams,
    results,
    steps: tieBreakSteps(competitionId, year),
    deductions,
    isComplete,
    // The title, and every place where a zone ends or begins.
    borders: [1, ...zones.flatMap(({ from, to }) => [from - 1, to])].filter((place) => place > 0),
    seeds: lots,
  };
  const zoneAt = (place: number) => zones.find(({ from, to }) => from <= place && place <= to)?.zone;
  const all = withPlayOffs(competitionId, orderTable(facts), isComplete).map((row, index) => ({
    ...plainRow(row),
    isPlayOff: row.isPlayOff,
    zone: zoneAt(index + 1),
    deduction: deductions.get(row.teamId) ?? 0,
    form: formOf(row.teamId, results),
  }));
  const at = (venue: Venue): SeasonRow[] => orderTable({ teams, results, venue, steps: VENUE_STEPS }).map(plainRow);
  return {
    groups: [{ groupName: '', all, home: at('home'), away: at('away'), isOver: isComplete }],
    thirds: [],
    qualifiedThirds: [],
  };
}
