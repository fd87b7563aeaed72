import * as v from 'valibot';
import { defineCall } from '../call';
import { LIVE_TAB } from '../codes';
import { hostListRequest, hostRankRequest } from '../first-requests';
import { id, int, list, sentInt } from '../wire';
import { host, scheduleEntry } from './host';
import { matchInfo } from './match-info';

const BASE = '/api/forehead/live/host';

/** `tab`: one of the live list's (product.md, section 4), an addition; the others narrow further. */
export const hostList = defineCall({
  name: 'hostList',
  ...hostListRequest,
  body: v.optional(
    v.object({
      liveStatus: v.optional(sentInt),
      hostId: v.optional(id),
      tab: v.optional(v.pipe(int, v.picklist(Object.values(LIVE_TAB)))),
    }),
    {},
  ),
  data: list(host, 'hosts'),
});

export const hostSchedule = defineCall({
  name: 'hostSchedule',
  path: `${BASE}/load/schedule`,
  body: v.object({ hostId: id }),
  data: list(v.object({ ...scheduleEntry.entries, ...matchInfo.entries }), 'schedule'),
});

/** Best first. `week`: 0 this one (when left out), 1 the last; an addition. */
export const hostRank = defineCall({
  name: 'hostRank',
  ...hostRankRequest,
  body: v.optional(v.object({ week: v.optional(v.pipe(int, v.picklist([0, 1]))) }), {}),
  data: list(host, 'hosts'),
});
