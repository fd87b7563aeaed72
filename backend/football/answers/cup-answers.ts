import { euro, fifa } from '../../../src/contract/cup/calls-cups';
import { COMPETITION } from '../../../src/contract/football/football-codes';
import { cupFormatOf, stageIdOf } from '../../../src/rules/cup/cup-formats';
import { answer, type CallContext } from '../../calls/call-context';
import { dayOf } from '../../world/days';
import { SEASON_PLANS } from '../season-data';
import { homeAwayView } from './home-away-view';
import { dateViews, matchViews } from './match-list';
import { ROUND_WORDS } from './stage-labels';
import { standingsView } from './standings-view';
import { seasonList, seasonMatch, teamLeadersView } from './team-answers';
import { seasonOf, teamLineupView } from './team-view';
import { type Scene, sceneOf } from './words';

const GROUP_MATCHES = 6;

/** The season of a stage, else the one asked for, else the competition's newest. */
function cupSeason(
  competitionId: string,
  filter: { seasonId?: string | undefined; stageId?: string | undefined },
  scene: Scene,
) {
  const plans = SEASON_PLANS.filter((plan) => plan.competitionId === competitionId);
  // Stage ids begin with their season's: the longest that fits is meant.
  const ofStage = plans
    .filter(({ seasonId }) => filter.stageId?.length === seasonId.length + 1 && filter.stageId.startsWith(seasonId))
    .at(0);
  return seasonOf(ofStage?.seasonId ?? filter.seasonId ?? competitionId, scene);
}

/** The stages of a cup in the order of play. */
function stageViews(seasonId: string, scene: Scene) {
  const season = seasonOf(seasonId, scene);
  const format = cupFormatOf(season.seasonId);
  if (format === undefined) return [];
  return [
    {
      stageId: stageIdOf(season.seasonId, 'group'),
      stageName: scene.say(ROUND_WORDS.group),
      kind: 'group' as const,
      matchCount: format.groups.length * GROUP_MATCHES,
    },
    ...format.rounds.map(({ key, ties }) => ({
      stageId: stageIdOf(season.seasonId, key),
      stageName: scene.say(ROUND_WORDS[key]),
      kind: 'knockout' as const,
      matchCount: ties.length,
    })),
  ];
}

interface ListFilter {
  readonly matchDate?: number | undefined;
  readonly showAnchor?: boolean | undefined;
  readonly stageId?: string | undefined;
  readonly seasonId?: string | undefined;
}

async function listViews(competitionId: string, filter: ListFilter, context: CallContext) {
  const scene = sceneOf(context);
  const season = cupSeason(competitionId, filter, scene);
  const { matchDate, stageId } = filter;
  const format = cupFormatOf(season.seasonId);
  const numbers = new Set(
    format?.rounds.find(({ key }) => stageIdOf(season.seasonId, key) === stageId)?.ties.map(([number]) => number),
  );
  const isGroupStage = stageId === stageIdOf(season.seasonId, 'group');
  const matches = season.matches.filter(({ fixture, fact }) => {
    if (matchDate !== undefined && dayOf(fixture.startAt) !== dayOf(matchDate)) return false;
    if (stageId === undefined || stageId === '') return true;
    return fact?.number === undefined ? isGroupStage : numbers.has(fact.number);
  });
  return matchViews(season, matches, scene, filter.showAnchor ?? false);
}

/** The calls that both cups answer alike. */
const cupAnswers = (calls: typeof fifa | typeof euro, competitionId: string) => [
  answer(calls.matchDate, async ({ id }, context) => dateViews(seasonOf(id, sceneOf(context)))),
  answer(calls.stages, async ({ id }, context) => stageViews(id, sceneOf(context))),
  answer(calls.list, async (filter, context) => listViews(competitionId, filter, context)),
  answer(calls.ranking, async (filter, context) => {
    const scene = sceneOf(context);
    return standingsView(cupSeason(competitionId, filter, scene), filter, scene);
  }),
  answer(calls.lineUp, async ({ id, matchId }, context) =>
    teamLineupView(id, matchId, [competitionId], sceneOf(context)),
  ),
  answer(calls.seasonList, async ({ id }, context) => seasonList(id, context)),
  answer(calls.seasonMatch, async ({ teamId, seasonId }, context) => seasonMatch(teamId, seasonId, context)),
];

export const allCupAnswers = [
  ...cupAnswers(fifa, COMPETITION.worldCup),
  ...cupAnswers(euro, COMPETITION.euro),
  answer(euro.homeAway, async (filter, context) => {
    const scene = sceneOf(context);
    return homeAwayView(cupSeason(COMPETITION.euro, filter, scene), filter.groupName ?? '', scene);
  }),
  answer(euro.teamLeaders, async ({ teamId, seasonId }, context) => teamLeadersView(teamId, seasonId, context)),
];
