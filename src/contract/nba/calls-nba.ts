import * as v from 'valibot';
import { defineCall } from '../call';
import {
  lineUpRequest,
  nbaListRequest,
  nbaMatchDateRequest,
  nbaPlayerRequest,
  nbaRankingRequest,
  nbaTeamMatchRequest,
  nbaTeamPlayerRequest,
} from '../first-requests';
import { id, millis } from '../wire';
import { NBA_STATS } from './nba-codes';
import { nbaKind, nbaMatchDates, nbaMatches } from './nba-match';
import { nbaPlayerDetail, nbaRankedPlayers, nbaSquad } from './nba-player';
import { nbaHomeAways, nbaRankings } from './nba-standings';
import { nbaTeamData, nbaTeamLineup } from './nba-team';

const NBA = '/ssapi/nba';
/** The part of the season that a table or ranking covers. */
const scope = nbaKind;
/** 1 east, 2 west (product.md, section 9). */
const division = v.pipe(id, v.picklist(['1', '2']));

/** Days with games, oldest first; the play-offs' with the cup's knockout (product.md, section 4, NBA kinds). */
export const nbaMatchDate = defineCall({
  name: 'nbaMatchDate',
  ...nbaMatchDateRequest,
  body: v.object({ seasonId: id, kind: nbaKind }),
  data: nbaMatchDates,
});

/** Games of a Shanghai day (any instant of it, Unix ms), of a stage, or of the whole part of the season; oldest first. */
export const nbaList = defineCall({
  name: 'nbaList',
  ...nbaListRequest,
  body: v.object({ matchDate: v.optional(millis), kind: nbaKind, stageId: v.optional(id), seasonId: id }),
  data: nbaMatches,
});

/** `matchId`, an addition: the players of that game come with it. */
export const nbaTeamLineUp = defineCall({
  name: 'nbaTeamLineUp',
  ...lineUpRequest(`${NBA}/team`),
  body: v.object({ id, matchId: v.optional(id) }),
  data: nbaTeamLineup,
});

/** A team's games, oldest first. */
export const nbaTeamMatch = defineCall({
  name: 'nbaTeamMatch',
  ...nbaTeamMatchRequest,
  body: v.object({ teamId: id, kind: nbaKind, seasonId: id }),
  data: nbaMatches,
});

export const nbaTeamPlayer = defineCall({
  name: 'nbaTeamPlayer',
  ...nbaTeamPlayerRequest,
  body: v.object({ teamId: id }),
  data: nbaSquad,
});

export const nbaPlayerDetailOf = defineCall({
  name: 'nbaPlayerDetail',
  ...nbaPlayerRequest,
  body: v.object({ id }),
  data: nbaPlayerDetail,
});

/** A conference and its divisions, each ordered by the server. */
export const nbaRanking = defineCall({
  name: 'nbaRanking',
  ...nbaRankingRequest,
  body: v.object({ scope, division, seasonId: id }),
  data: nbaRankings,
});

/** `order`: what players are ranked by. More than ten come, so that there are ten of every position. */
export const nbaPlayerList = defineCall({
  name: 'nbaPlayerList',
  path: `${NBA}/player/list`,
  body: v.object({ scope, order: v.picklist(NBA_STATS), seasonId: id }),
  data: nbaRankedPlayers,
});

export const nbaHomeAway = defineCall({
  name: 'nbaHomeAway',
  path: `${NBA}/home-away`,
  body: v.object({ seasonId: id, division, scope }),
  data: nbaHomeAways,
});

/** A team's figures beside the league's. */
export const nbaTeamDataOf = defineCall({
  name: 'nbaTeamData',
  path: `${NBA}/team/data`,
  body: v.object({ teamId: id, kind: nbaKind, seasonId: id }),
  data: nbaTeamData,
});
