import * as v from 'valibot';
import { defineCall } from '../call';
import {
  cupListRequest,
  cupMatchDateRequest,
  cupRankingRequest,
  lineUpRequest,
  stagesRequest,
} from '../first-requests';
import { groupFields, teamSeasonFields } from '../football/calls-football';
import { footballMatches, matchDates, stages, teamCalendarCalls } from '../football/football-match';
import { leaders } from '../football/football-player';
import { lineUpFields, teamLineup } from '../football/lineup';
import { homeAwayRows, standings } from '../football/standings';
import { flag, id, millis, text } from '../wire';

/** The calls that World Cup and Euro share, below `/ssapi/fifa` and `/ssapi/euro` (decisions.md, world cup and euro). */
const cupCalls = <N extends string>(name: N) => {
  const base = `/ssapi/${name}`;
  return {
    /** `id`: of the season, or of the competition for its newest one. */
    matchDate: defineCall({
      name: `${name}MatchDate`,
      ...cupMatchDateRequest(name),
      body: v.object({ id }),
      data: matchDates,
    }),
    stages: defineCall({
      name: `${name}Stages`,
      ...stagesRequest(name),
      body: v.object({ id }),
      data: stages,
    }),
    /** Of a Shanghai day, of a stage, or of both; `showAnchor` brings anchors. `seasonId` is an addition. */
    list: defineCall({
      name: `${name}List`,
      ...cupListRequest(name),
      body: v.object({
        matchDate: v.optional(millis),
        pid: v.optional(text),
        showAnchor: v.optional(flag),
        stageId: v.optional(id),
        seasonId: v.optional(id),
      }),
      data: footballMatches,
    }),
    ranking: defineCall({
      name: `${name}Ranking`,
      ...cupRankingRequest(name),
      body: v.optional(v.object({ ...groupFields, seasonId: v.optional(id) }), {}),
      data: standings,
    }),
    lineUp: defineCall({
      name: `${name}LineUp`,
      ...lineUpRequest(`${base}/team`),
      body: lineUpFields,
      data: teamLineup,
    }),
    ...teamCalendarCalls(name, `${base}/team`),
  };
};

export const fifa = cupCalls('fifa');

export const euro = {
  ...cupCalls('euro'),
  homeAway: defineCall({
    name: 'euroHomeAway',
    path: '/ssapi/euro/home-away',
    body: v.optional(v.object({ ...groupFields, seasonId: v.optional(id) }), {}),
    data: homeAwayRows,
  }),
  teamLeaders: defineCall({
    name: 'euroTeamLeaders',
    path: '/ssapi/euro/team/leaders',
    body: teamSeasonFields,
    data: leaders,
  }),
};
