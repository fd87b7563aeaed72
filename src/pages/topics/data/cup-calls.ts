import { euro, fifa } from '../../../contract/cup/calls-cups';
import type { TopicCalls } from './topic';

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

export const WORLD_CUP_CALLS: TopicCalls = cupCalls(fifa);

/** The Euro has two calls more. */
export const EURO_CALLS: TopicCalls = {
  ...cupCalls(euro),
  homeAway: ({ services, signal }, seasonId, group) => services.call(euro.homeAway, { seasonId, ...group }, { signal }),
  leaders: ({ services, signal }, teamId, seasonId) =>
    services.call(euro.teamLeaders, { teamId, seasonId }, { signal }),
};
