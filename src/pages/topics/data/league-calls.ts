import * as football from '../../../contract/football/calls-football';
import type { TopicCalls } from './topic';

/** The calls of the five leagues (product.md, section 7, football league, team). */
export const LEAGUE_CALLS: TopicCalls = {
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
