import { COMPETITION } from '../../../src/contract/football/football-codes';
import { cupFormatOf } from '../../../src/rules/cup/cup-formats';
import { orderTable } from '../../../src/rules/table/order-table';
import { type Step, THIRDS_STEPS, tieBreakSteps } from '../../../src/rules/table/tie-breaks';
import { formOf } from '../../rules/tables/team-form';
import type { Season, SeasonMatch } from '../football-world';
import { resultOf } from '../result-of';
import { THROUGH, THROUGH_AS_THIRD } from '../season-data';
import { DISCIPLINE, SEEDS } from './cup-ranks';
import { plainRow, type SeasonGroup, type SeasonRow, type SeasonTables } from './season-tables';

const GROUP_MATCHES = 6;
const THROUGH_PLACES = 2;

/** The figures that order a cup's teams beyond their results, by the teams' ids. */
function ranks(season: Season, key: 'discipline' | 'seeds'): Map<string, number> {
  const known = (key === 'discipline' ? DISCIPLINE : SEEDS)[season.seasonId] ?? {};
  return new Map(season.clubs.map(({ id, englishName }) => [String(id), known[englishName] ?? 0]));
}

function makeGroup(season: Season, group: string, ended: readonly SeasonMatch[]): SeasonGroup {
  const all = season.matches.filter(({ fact }) => fact?.group === group);
  const played = ended.filter(({ fact }) => fact?.group === group);
  const results = [...played].sort((a, b) => a.fixture.startAt - b.fixture.startAt).map(resultOf);
  const teams = [...new Set(all.flatMap(({ fixture }) => [fixture.homeId, fixture.awayId]))].map(String);
  const isOver = played.length === GROUP_MATCHES;
  const rows = orderTable({
    teams,
    results,
    steps: tieBreakSteps(season.competitionId, season.year),
    isComplete: isOver,
    meetings: 1,
    discipline: ranks(season, 'discipline'),
    seeds: ranks(season, 'seeds'),
  });
  const table = rows.map((row, index): SeasonRow => {
    const isThrough = index < THROUGH_PLACES;
    return {
      ...plainRow(row),
      zone: isThrough ? THROUGH.zone : undefined,
      form: formOf(row.teamId, results),
      isThrough: isThrough && isOver,
    };
  });
  return { groupName: group, all: table, home: [], away: [], isOver };
}

/** Third places among each other, by their own results: they have never met. */
function orderThirds(season: Season, groups: readonly SeasonGroup[], steps: readonly Step[]) {
  const thirds = groups.flatMap((group) =>
    group.all[2] === undefined ? [] : [{ ...group.all[2], groupName: group.groupName }],
  );
  const discipline = ranks(season, 'discipline');
  const seeds = ranks(season, 'seeds');
  const measure = (row: SeasonRow, step: Step): number => {
    if (!('by' in step)) return 0;
    switch (step.by) {
      case 'difference':
        return row.goalsFor - row.goalsAgainst;
      case 'goals':
        return row.goalsFor;
      case 'discipline':
        return -(discipline.get(row.teamId) ?? 0);
      case 'seed':
        return -(seeds.get(row.teamId) ?? 0);
      default:
        return row[step.by];
    }
  };
  return thirds
    .sort((a, b) => steps.reduce((found, step) => found || measure(b, step) - measure(a, step), b.points - a.points))
    .map((row, index) => ({ ...row, rank: index + 1 }));
}

/** The groups of a cup, with the best thirds where the format has them. */
export function makeCupTables(season: Season, ended: readonly SeasonMatch[]): SeasonTables {
  const format = cupFormatOf(season.seasonId);
  if (format === undefined) return { groups: [], thirds: [], qualifiedThirds: [] };
  const groups = format.groups.map((group) => makeGroup(season, group, ended));
  if (format.thirds === 0) return { groups, thirds: [], qualifiedThirds: [] };
  const steps = THIRDS_STEPS[format.competitionId === COMPETITION.euro ? 'euro' : 'worldCup'];
  const isOver = groups.every((group) => group.isOver);
  const thirds = orderThirds(season, groups, steps).map((row, index) => ({
    ...row,
    zone: index < format.thirds ? THROUGH_AS_THIRD.zone : undefined,
    isThrough: isOver && index < format.thirds,
  }));
  const going = new Map(thirds.filter(({ zone }) => zone !== undefined).map((row) => [row.teamId, row]));
  const marked = groups.map((group) => ({
    ...group,
    all: group.all.map((row) =>
      going.get(row.teamId) ? { ...row, zone: THROUGH_AS_THIRD.zone, isThrough: isOver } : row,
    ),
  }));
  return {
    groups: marked,
    thirds,
    qualifiedThirds: isOver ? thirds.slice(0, format.thirds).map(({ groupName }) => groupName) : [],
  };
}
