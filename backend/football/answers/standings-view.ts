import { stageIdOf } from '../../../src/rules/cup/cup-formats';
import type { Season, SeasonMatch } from '../football-world';
import type { SeasonRow } from '../tables/season-tables';
import { ruleLabels } from './rule-labels';
import { groupLabels } from './stage-labels';
import { type Scene, teamView } from './words';

interface GroupFilter {
  readonly groupName?: string | undefined;
  readonly stageId?: string | undefined;
  /** Of a league: the tables as they were after it. */
  readonly round?: number | undefined;
}

/** A row over the wire; a note where points were taken away. */
function rowView(row: SeasonRow, scene: Scene, groupName: string) {
  const club = scene.world.club(Number(row.teamId));
  if (club === undefined) throw new Error(`no club ${row.teamId}`);
  const { rank, total, won, draw, loss, goalsFor, goalsAgainst, points, zone, deduction, form, isPlayOff, isThrough } =
    row;
  return {
    ...teamView(club, scene),
    rank,
    total,
    won,
    draw,
    loss,
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points,
    form: [...form],
    ...(zone === undefined ? {} : { zone }),
    ...(groupName === '' ? {} : { groupName }),
    ...(isPlayOff ? { isPlayOff: 1 } : {}),
    ...(isThrough ? { isThrough: 1 } : {}),
    ...(deduction === 0
      ? {}
      : {
          deduction,
          deductionNote: scene.say({
            zh: `因违反财务规定被扣 ${deduction} 分`,
            en: `${deduction} ${deduction === 1 ? 'point' : 'points'} deducted: financial rules`,
          }),
        }),
  };
}

/** Of a league: how many rounds, and after which of them the tables are. */
function roundsView({ source, matches }: Season, ended: readonly SeasonMatch[], asked: number | undefined) {
  if (!('league' in source)) return {};
  const last = (list: readonly SeasonMatch[]) => list.reduce((most, { fixture }) => Math.max(most, fixture.round), 0);
  const current = last(ended);
  return { round: asked === undefined ? current : Math.min(asked, current), rounds: last(matches) };
}

/** Standings over the wire; of one group when it is named. A knockout stage has none. */
export function standingsView(season: Season, { groupName = '', stageId, round }: GroupFilter, scene: Scene) {
  const state = scene.state(season);
  const { groups, thirds } = round === undefined ? state.tables() : state.tablesAfter(round);
  const isOther = stageId !== undefined && stageId !== '' && stageId !== stageIdOf(season.seasonId, 'group');
  const shown =
    isOther && 'cup' in season.source
      ? []
      : groups.filter((group) => groupName === '' || group.groupName === groupName);
  const rules = ruleLabels(season.competitionId, season.year);
  return {
    seasonId: season.seasonId,
    seasonName: season.name,
    ...roundsView(season, state.ended, round),
    groups: shown.map((group) => {
      const rows = (list: readonly SeasonRow[]) => list.map((row) => rowView(row, scene, group.groupName));
      return {
        groupName: group.groupName,
        ...(group.groupName === '' ? {} : { title: scene.say(groupLabels(group.groupName)) }),
        all: rows(group.all),
        home: rows(group.home),
        away: rows(group.away),
      };
    }),
    thirds: groupName === '' && shown.length > 0 ? thirds.map((row) => rowView(row, scene, row.groupName)) : [],
    zones: season.zones.map(({ zone, name, tone }) => ({ zone, name: scene.say(name), tone })),
    ...(rules === undefined ? {} : { ruleText: scene.say(rules) }),
  };
}
