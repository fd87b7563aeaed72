import * as v from 'valibot';
import { anything, defineCall } from '../call';
import { EXPERT_SORT, PERSON_PAGE_SIZE } from '../codes';
import { professorDetailRequest, professorInfoRequest } from '../first-requests';
import { pageFields, pageOf } from '../page';
import { bit, id, sentInt } from '../wire';
import { expert, person } from './expert';

const BASE = '/api/forehead/live';
const MESSAGE = `${BASE}/sports/message/v2`;

/** Experts by one of six orders; the fourth are those whom the member follows, and refuses visitors with 400. */
export const professorInfo = defineCall({
  name: 'professorInfo',
  ...professorInfoRequest,
  body: v.object({ ...pageFields(PERSON_PAGE_SIZE), sortType: v.optional(sentInt, EXPERT_SORT.overall) }),
  data: pageOf(person, 'persons'),
});

export const professorDetail = defineCall({
  name: 'professorDetail',
  ...professorDetailRequest,
  body: v.object({ professorId: id }),
  data: expert,
});

/** Follows an expert, or follows no longer. */
export const professorAttention = defineCall({
  name: 'professorAttention',
  path: `${MESSAGE}/attention`,
  body: v.object({ professorId: id, isAttention: bit }),
  data: anything,
  writes: true,
  needsLogin: true,
  pending: ({ professorId, isAttention }) =>
    isAttention === 1 ? { kind: 'followExpert', id: `${professorId}` } : undefined,
  step: ({ professorId, isAttention }) => [
    isAttention === 1 ? 'follow' : 'unfollow',
    { professorId: `${professorId}` },
  ],
});
