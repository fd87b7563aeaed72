import * as calls from '../../../src/contract/football/calls-football';
import { answer } from '../../calls/call-context';
import { crowded } from './crowd';
import { homeAwayView } from './home-away-view';
import { dateViews, matchViews, ofDay } from './match-list';
import { playerRanking } from './player-ranking';
import { standingsView } from './standings-view';
import { seasonOf } from './team-view';
import { sceneOf } from './words';

const matchDate = answer(calls.leagueMatchDate, async ({ seasonId }, context) =>
  dateViews(seasonOf(seasonId, sceneOf(context))),
);

const matchList = answer(calls.leagueMatchList, async ({ seasonId, matchDate: at }, context) => {
  const scene = sceneOf(context);
  const season = seasonOf(seasonId, scene);
  return matchViews(season, crowded(season, ofDay(season, at)), scene);
});

const ranking = answer(calls.leagueRanking, async ({ seasonId, ...filter }, context) => {
  const scene = sceneOf(context);
  return standingsView(seasonOf(seasonId, scene), filter, scene);
});

const players = answer(calls.leaguePlayerRanking, async ({ seasonId, order }, context) => {
  const scene = sceneOf(context);
  return playerRanking(seasonOf(seasonId, scene), order, scene);
});

const homeAway = answer(calls.leagueHomeAway, async ({ seasonId, groupName = '' }, context) => {
  const scene = sceneOf(context);
  return homeAwayView(seasonOf(seasonId, scene), groupName, scene);
});

export const leagueAnswers = [matchDate, matchList, ranking, players, homeAway];
