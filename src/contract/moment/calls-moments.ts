import * as v from 'valibot';
import { defineCall } from '../call';
import { id, int, sentInt, soft } from '../wire';
import { momentPage } from './moment';

const BASE = '/api/forehead/live/host/moment';

/** Without hostId: the moments of all hosts. */
export const momentList = defineCall({
  name: 'momentList',
  path: `${BASE}/list`,
  body: v.object({ hostId: v.optional(id), page: sentInt, size: sentInt, momentSort: sentInt }),
  data: momentPage,
});

/** `count` taps on one moment in one call; the answer's data is the new count. */
export const momentLike = defineCall({
  name: 'momentLike',
  path: `${BASE}/submit/batch/liked`,
  body: v.object({ momentId: id, count: v.pipe(int, v.minValue(1), v.maxValue(1000)) }),
  data: v.nullish(v.object({ likeCount: soft(int, 'likeCount') })),
  writes: true,
  needsLogin: true,
  pending: ({ momentId }) => ({ kind: 'like', id: `${momentId}` }),
});
