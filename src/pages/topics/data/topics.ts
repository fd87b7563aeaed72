import { euro, fifa } from '../../../contract/cup/calls-cups';
import * as football from '../../../contract/football/calls-football';
import { COMPETITION, CUP_SEASON } from '../../../contract/football/football-codes';
import type { Competition, Topic, TopicCalls, TopicTab } from './topic';

/** The calls of the five leagues (product.md, section 7, football league, team). */
const LEAGUE_CALLS: TopicCalls = {
  days: ({ call }, seasonId) => call(football.leagueMatchDate, { seasonId }),
  dayMatches: ({ call, pid }, seasonId, matchDate) => call(football.leagueMatchList, { seasonId, matchDate, pid }),
  standings: ({ call }, seasonId, group, round) => call(football.leagueRanking, { seasonId, round, ...group }),
  homeAway: ({ call }, seasonId, group) => call(football.leagueHomeAway, { seasonId, ...group }),
  players: ({ call }, seasonId, order) => call(football.leaguePlayerRanking, { seasonId, order }),
  lineUp: ({ call }, id, matchId) => call(football.teamLineUp, { id, matchId }),
  seasonList: ({ call }, id) => call(football.teamSeasonList, { id }),
  seasonMatch: ({ call }, teamId, seasonId) => call(football.teamSeasonMatch, { teamId, seasonId }),
  near: ({ call }, teamId) => call(football.teamMatch, { teamId }),
  best: ({ call }, teamId, seasonId) => call(football.teamBestPlayers, { teamId, seasonId }),
  leaders: ({ call }, teamId, seasonId) => call(football.teamLeaders, { teamId, seasonId }),
};

/** The calls of both cups, each below its own path (product.md, section 7, world cup and euro). */
const cupCalls = (calls: typeof euro | typeof fifa): TopicCalls => ({
  days: ({ call }, id) => call(calls.matchDate, { id }),
  dayMatches: ({ call, pid }, seasonId, matchDate) => call(calls.list, { matchDate, seasonId, pid, showAnchor: 1 }),
  stages: ({ call }, id) => call(calls.stages, { id }),
  stageMatches: ({ call, pid }, seasonId, stageId) => call(calls.list, { stageId, seasonId, pid, showAnchor: 1 }),
  standings: ({ call }, seasonId, group) => call(calls.ranking, { seasonId, ...group }),
  // Of the cups' own calls none ranks players, and only the Euro's have figures of teams.
  players: ({ call }, seasonId, order) => call(football.leaguePlayerRanking, { seasonId, order }),
  teamFigures: ({ call }, seasonId) => call(football.leagueHomeAway, { seasonId }),
  lineUp: ({ call }, id, matchId) => call(calls.lineUp, { id, matchId }),
  seasonList: ({ call }, id) => call(calls.seasonList, { id }),
  seasonMatch: ({ call }, teamId, seasonId) => call(calls.seasonMatch, { teamId, seasonId }),
});

const EURO_CALLS: TopicCalls = {
  ...cupCalls(euro),
  homeAway: ({ call }, seasonId, group) => call(euro.homeAway, { seasonId, ...group }),
  teamFigures: ({ call }, seasonId) => call(euro.homeAway, { seasonId }),
  leaders: ({ call }, teamId, seasonId) => call(euro.teamLeaders, { teamId, seasonId }),
};

const league = (key: 'premierLeague' | 'laLiga' | 'serieA' | 'bundesliga' | 'ligue1'): Competition => ({
  seasonId: COMPETITION[key],
  competitionId: COMPETITION[key],
  key,
  mark: key,
});
const CUP_TABS: readonly TopicTab[] = ['schedule', 'groups', 'knockout', 'lineup', 'stats'];

export const FIVE_LEAGUES: Topic = {
  key: 'fiveLeagues',
  kind: 'fiveLeagues',
  tabs: ['schedule', 'standings', 'players', 'teams'],
  competitions: [league('premierLeague'), league('laLiga'), league('serieA'), league('bundesliga'), league('ligue1')],
  param: 'league',
  calls: LEAGUE_CALLS,
  teamPath: (paths, seasonId, teamId) => paths.leagueTeam(seasonId, teamId),
  playerPath: (paths, seasonId, playerId) => paths.leaguePlayer(seasonId, playerId),
};

export const EURO_CUP: Topic = {
  key: 'euroCup',
  kind: 'cups',
  tabs: CUP_TABS,
  competitions: [{ seasonId: CUP_SEASON.euro2024, competitionId: COMPETITION.euro, key: 'euro2024' }],
  param: 'season',
  calls: EURO_CALLS,
  teamPath: (paths, _seasonId, teamId) => paths.euroTeam(teamId),
};

export const WORLD_CUP: Topic = {
  key: 'worldCup',
  kind: 'cups',
  tabs: CUP_TABS,
  competitions: [
    { seasonId: CUP_SEASON.worldCup2026, competitionId: COMPETITION.worldCup, key: 'worldCup2026' },
    { seasonId: CUP_SEASON.worldCup2022, competitionId: COMPETITION.worldCup, key: 'worldCup2022' },
  ],
  param: 'season',
  calls: cupCalls(fifa),
  teamPath: (paths, _seasonId, teamId) => paths.worldCupTeam(teamId),
};
