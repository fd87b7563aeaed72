import { euro, fifa } from '../../../contract/cup/calls-cups';
import * as football from '../../../contract/football/calls-football';
import { COMPETITION, CUP_SEASON } from '../../../contract/football/football-codes';
import type { Competition, Topic, TopicCalls, TopicTab } from './topic';

/** The calls of the five leagues (product.md, section 7, football league, team). */
const LEAGUE_CALLS: TopicCalls = {
  days: ({ services, signal }, seasonId) => services.call(football.leagueMatchDate, { seasonId }, { signal }),
  dayMatches: ({ services, signal }, seasonId, matchDate) =>
    services.call(football.leagueMatchList, { seasonId, matchDate, pid: services.options.api.pid }, { signal }),
  standings: ({ services, signal }, seasonId, group, round) =>
    services.call(football.leagueRanking, { seasonId, round, ...group }, { signal }),
  homeAway: ({ services, signal }, seasonId, group) =>
    services.call(football.leagueHomeAway, { seasonId, ...group }, { signal }),
  lineUp: ({ services, signal }, id, matchId) => services.call(football.teamLineUp, { id, matchId }, { signal }),
  seasonList: ({ services, signal }, id) => services.call(football.teamSeasonList, { id }, { signal }),
  seasonMatch: ({ services, signal }, teamId, seasonId) =>
    services.call(football.teamSeasonMatch, { teamId, seasonId }, { signal }),
  near: ({ services, signal }, teamId) => services.call(football.teamMatch, { teamId }, { signal }),
  best: ({ services, signal }, teamId, seasonId) =>
    services.call(football.teamBestPlayers, { teamId, seasonId }, { signal }),
  leaders: ({ services, signal }, teamId, seasonId) =>
    services.call(football.teamLeaders, { teamId, seasonId }, { signal }),
};

/** The calls of both cups, each below its own path (product.md, section 7, world cup and euro). */
const cupCalls = (calls: typeof euro | typeof fifa): TopicCalls => ({
  days: ({ services, signal }, id) => services.call(calls.matchDate, { id }, { signal }),
  dayMatches: ({ services: { call, options }, signal }, seasonId, matchDate) =>
    call(calls.list, { matchDate, seasonId, pid: options.api.pid, showAnchor: 1 }, { signal }),
  stages: ({ services, signal }, id) => services.call(calls.stages, { id }, { signal }),
  stageMatches: ({ services: { call, options }, signal }, seasonId, stageId) =>
    call(calls.list, { stageId, seasonId, pid: options.api.pid, showAnchor: 1 }, { signal }),
  standings: ({ services, signal }, seasonId, group) =>
    services.call(calls.ranking, { seasonId, ...group }, { signal }),
  lineUp: ({ services, signal }, id, matchId) => services.call(calls.lineUp, { id, matchId }, { signal }),
  seasonList: ({ services, signal }, id) => services.call(calls.seasonList, { id }, { signal }),
  seasonMatch: ({ services, signal }, teamId, seasonId) =>
    services.call(calls.seasonMatch, { teamId, seasonId }, { signal }),
});

const WORLD_CUP_CALLS: TopicCalls = cupCalls(fifa);

/** The Euro has two calls more. */
const EURO_CALLS: TopicCalls = {
  ...cupCalls(euro),
  homeAway: ({ services, signal }, seasonId, group) => services.call(euro.homeAway, { seasonId, ...group }, { signal }),
  leaders: ({ services, signal }, teamId, seasonId) =>
    services.call(euro.teamLeaders, { teamId, seasonId }, { signal }),
};

const league = (key: 'premierLeague' | 'laLiga' | 'serieA' | 'bundesliga' | 'ligue1'): Competition => ({
  seasonId: COMPETITION[key],
  competitionId: COMPETITION[key],
  key,
  mark: key,
});
const CUP_TABS: readonly TopicTab[] = ['schedule', 'groups', 'knockout', 'lineup'];

export const FIVE_LEAGUES: Topic = {
  key: 'fiveLeagues',
  dates: 'fiveLeagues',
  tabs: ['schedule', 'standings', 'players', 'teams'],
  competitions: [league('premierLeague'), league('laLiga'), league('serieA'), league('bundesliga'), league('ligue1')],
  param: 'league',
  scheduleBy: 'days',
  calls: LEAGUE_CALLS,
  path: (paths) => paths.fiveLeagues(),
  teamPath: (paths, seasonId, teamId) => paths.leagueTeam(seasonId, teamId),
  playerPath: (paths, seasonId, playerId) => paths.leaguePlayer(seasonId, playerId),
};

export const EURO_CUP: Topic = {
  key: 'euroCup',
  dates: 'cups',
  tabs: CUP_TABS,
  competitions: [{ seasonId: CUP_SEASON.euro2024, competitionId: COMPETITION.euro, key: 'euro2024' }],
  param: 'season',
  scheduleBy: 'stages',
  calls: EURO_CALLS,
  path: (paths) => paths.euroCup(),
  teamPath: (paths, _seasonId, teamId) => paths.euroTeam(teamId),
};

export const WORLD_CUP: Topic = {
  key: 'worldCup',
  dates: 'cups',
  tabs: CUP_TABS,
  competitions: [
    { seasonId: CUP_SEASON.worldCup2026, competitionId: COMPETITION.worldCup, key: 'worldCup2026' },
    { seasonId: CUP_SEASON.worldCup2022, competitionId: COMPETITION.worldCup, key: 'worldCup2022' },
  ],
  param: 'season',
  scheduleBy: 'stages',
  calls: WORLD_CUP_CALLS,
  path: (paths) => paths.worldCup(),
  teamPath: (paths, _seasonId, teamId) => paths.worldCupTeam(teamId),
};
