import * as v from 'valibot';
import { defineCall } from '../call';
import {
  leagueMatchDateRequest,
  leagueMatchListRequest,
  leagueRankingRequest,
  lineUpRequest,
  playerBasicRequest,
} from '../first-requests';
import { id, millis, sentInt, text } from '../wire';
import { PLAYER_STATS } from './football-codes';
import { footballMatches, matchDates, teamCalendarCalls } from './football-match';
import { bestPlayers, leaders, playerBasic, playerSeasonStat, rankedPlayers } from './football-player';
import { lineUpFields, teamLineup } from './lineup';
import { homeAwayRows, standings } from './standings';

const LEAGUE = '/ssapi/football/league';
const TEAM = '/ssapi/football/team';
const PLAYER = '/ssapi/football/player';

/** A season, or one group of one stage of it. */
export const groupFields = { groupName: v.optional(text), stageId: v.optional(id) };
export const teamSeasonFields = v.object({ teamId: id, seasonId: id });

/** Days with matches, oldest first. The fields are the query's: the specification has `id`, for the five leagues `seasonId`. */
export const leagueMatchDate = defineCall({
  name: 'leagueMatchDate',
  ...leagueMatchDateRequest,
  body: v.object({ seasonId: id }),
  data: matchDates,
});

/** The matches of a Shanghai day; `matchDate` is any instant of it, Unix ms. */
export const leagueMatchList = defineCall({
  name: 'leagueMatchList',
  ...leagueMatchListRequest,
  body: v.object({ seasonId: id, matchDate: millis, pid: text }),
  data: footballMatches,
});

/** `round`, an addition: the tables as they were after it, asked for only where an answer has told `rounds`. */
export const leagueRanking = defineCall({
  name: 'leagueRanking',
  ...leagueRankingRequest,
  body: v.object({ seasonId: id, round: v.optional(v.pipe(sentInt, v.minValue(1))), ...groupFields }),
  data: standings,
});

/** `order`: what players are ranked by. More than ten may come. */
export const leaguePlayerRanking = defineCall({
  name: 'leaguePlayerRanking',
  path: `${LEAGUE}/player-ranking`,
  body: v.object({ seasonId: id, order: v.picklist(PLAYER_STATS) }),
  data: rankedPlayers,
});

/** Every team's season at home and away; with its additions the ranking of teams. */
export const leagueHomeAway = defineCall({
  name: 'leagueHomeAway',
  path: `${LEAGUE}/home-away`,
  body: v.object({ seasonId: id, ...groupFields }),
  data: homeAwayRows,
});

export const teamLineUp = defineCall({
  name: 'teamLineUp',
  ...lineUpRequest(TEAM),
  body: lineUpFields,
  data: teamLineup,
});

export const { seasonList: teamSeasonList, seasonMatch: teamSeasonMatch } = teamCalendarCalls('team', TEAM);

/** The best of the team in each thing. */
export const teamBestPlayers = defineCall({
  name: 'teamBestPlayers',
  path: `${TEAM}/best-players`,
  body: teamSeasonFields,
  data: bestPlayers,
});

/** The team's last and next matches in all competitions, oldest first. */
export const teamMatch = defineCall({
  name: 'teamMatch',
  path: `${TEAM}/match`,
  body: v.object({ teamId: id, seasonId: v.optional(id) }),
  data: footballMatches,
});

export const teamLeaders = defineCall({
  name: 'teamLeaders',
  path: `${TEAM}/leaders`,
  body: teamSeasonFields,
  data: leaders,
});

export const playerBasicOf = defineCall({
  name: 'playerBasic',
  ...playerBasicRequest,
  body: v.object({ id }),
  data: playerBasic,
});

export const playerSeasonStatOf = defineCall({
  name: 'playerSeasonStat',
  path: `${PLAYER}/season-stat`,
  body: v.object({ seasonId: id, playerId: id }),
  data: playerSeasonStat,
});
