import * as v from 'valibot';
import { anything, defineCall } from '../call';
import { anchorHomeRequest } from '../first-requests';
import { moment } from '../moment/moment';
import { csv, id, list, sentInt, soft, softOr, text } from '../wire';
import { host, liveMatch } from './host';

const BASE = '/api/forehead/live';

/** Anchor home in one answer (product.md, section 3, Anchor list response). */
export const anchorHomeData = v.object({
  hosts: softOr(list(host, 'hosts'), 'hosts', []),
  liveMatchList: softOr(list(liveMatch, 'liveMatchList'), 'liveMatchList', []),
  hostMomentList: softOr(list(moment, 'hostMomentList'), 'hostMomentList', []),
});
export type AnchorHome = v.InferOutput<typeof anchorHomeData>;

export const anchorHome = defineCall({
  name: 'anchorHome',
  ...anchorHomeRequest,
  body: v.object({ pid: text, matchSource: id, t: sentInt, momentSort: sentInt }),
  data: anchorHomeData,
});

/** Crests of a match's teams, as file ids. */
export const teamLogo = defineCall({
  name: 'teamLogo',
  method: 'GET',
  path: '/ssapi/team/logo',
  body: v.object({ matchId: id, pid: text }),
  data: v.object({ homeLogo: soft(text, 'homeLogo'), awayLogo: soft(text, 'awayLogo') }),
});

const subject = v.union(
  [v.strictObject({ hostId: id }), v.strictObject({ matchId: id })],
  'hostId or matchId is needed, and nothing else',
);

/** Follow an anchor, or book a match. */
export const subscribe = defineCall({
  name: 'subscribe',
  path: `${BASE}/subscribe`,
  body: subject,
  data: anything,
  writes: true,
  needsLogin: true,
  pending: (of) => ('hostId' in of ? { kind: 'follow', id: `${of.hostId}` } : { kind: 'book', id: `${of.matchId}` }),
  step: (of) => ('hostId' in of ? ['follow', { hostId: `${of.hostId}` }] : ['book', { matchId: `${of.matchId}` }]),
});

export const unsubscribe = defineCall({
  name: 'unsubscribe',
  path: `${BASE}/unsubscribe`,
  body: subject,
  data: anything,
  writes: true,
  needsLogin: true,
  step: (of) => ('hostId' in of ? ['unfollow', { hostId: `${of.hostId}` }] : ['unbook', { matchId: `${of.matchId}` }]),
});

/** The anchors that the member follows and the matches that the member has booked. */
export const subscribeInfo = defineCall({
  name: 'subscribeInfo',
  path: `${BASE}/user/subscribe/info`,
  body: v.optional(v.object({}), {}),
  data: v.object({
    subscribeMatchId: softOr(csv, 'subscribeMatchId', []),
    subscribeHostId: softOr(csv, 'subscribeHostId', []),
  }),
  needsLogin: true,
});

/** Private rooms this member may enter, comma-separated on the wire. */
export const specialRoomIds = defineCall({
  name: 'specialRoomIds',
  path: `${BASE}/liveRoom/getSpecialRoomIds`,
  body: v.optional(v.object({}), {}),
  data: csv,
  needsLogin: true,
});
