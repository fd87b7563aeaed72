import * as v from 'valibot';
import { anything, defineCall, nothing } from '../call';
import { EXPERT_SORT, expert, PERSON_PAGE_SIZE, person } from '../expert/expert';
import { pageOf } from '../page';
import { bit, csv, id, int, list, sentInt } from '../wire';
import { ORDER_FILTERS, purchase, TIP_SOURCE, tip, tipOrder, tipSport } from './tip';

const BASE = '/api/forehead/live';
const MESSAGE = `${BASE}/sports/message/v2`;

/** Pages are counted from 1; a server brings wild values within its bounds. */
const pageFields = (size: number) => ({ page: v.optional(sentInt, 1), size: v.optional(sentInt, size) });
const LIST_SIZE = 10;
/** At a time. */
const MOST_MATCHES = 50;

/** Experts by one of six orders; the fourth are those whom the member follows, and refuses visitors with 400. */
export const professorInfo = defineCall({
  name: 'professorInfo',
  method: 'GET',
  path: `${BASE}/professor/info`,
  body: v.object({ ...pageFields(PERSON_PAGE_SIZE), sortType: v.optional(sentInt, EXPERT_SORT.overall) }),
  data: pageOf(person, 'persons'),
});

/**
 * Tips, the last published first. `sportsType` 0 is every sport; `sportsIds` are the matches that they are about;
 * `blackReturnGold` 1: only those that give coins back. `isHot` is an addition.
 */
export const tipList = defineCall({
  name: 'tipList',
  method: 'GET',
  path: `${MESSAGE}/info`,
  body: v.object({
    ...pageFields(LIST_SIZE),
    sportsType: v.optional(sentInt, 0),
    sportsIds: v.optional(v.pipe(csv, v.maxLength(MOST_MATCHES)), ''),
    blackReturnGold: v.optional(bit, 0),
    sportsSource: v.optional(v.pipe(int, v.picklist(Object.values(TIP_SOURCE))), TIP_SOURCE.all),
    isHot: v.optional(bit, 0),
  }),
  data: pageOf(tip, 'tips'),
});

/** The member's orders, the last first. `result` is an addition. */
export const myOrders = defineCall({
  name: 'myOrders',
  path: `${MESSAGE}/myOrder`,
  body: v.object({ ...pageFields(LIST_SIZE), result: v.optional(v.picklist(ORDER_FILTERS)) }),
  data: pageOf(tipOrder, 'orders'),
  needsLogin: true,
});

export const professorDetail = defineCall({
  name: 'professorDetail',
  method: 'GET',
  path: `${MESSAGE}/professor/info`,
  body: v.object({ professorId: id }),
  data: expert,
});

/** An expert's tips: those that wait for their result, or (`isHistory`) those that have it. */
export const professorTips = defineCall({
  name: 'professorTips',
  method: 'GET',
  path: `${MESSAGE}/info/professor/sports`,
  body: v.object({ ...pageFields(LIST_SIZE), professorId: id, isHistory: v.optional(bit, 0) }),
  data: pageOf(tip, 'tips'),
});

export const tipDetail = defineCall({
  name: 'tipDetail',
  method: 'GET',
  path: `${MESSAGE}/info/detail`,
  body: v.object({ id }),
  data: tip,
});

/**
 * Buys a tip. Bought already, it answers the same order and takes nothing. Refused with SHORT_OF_COINS_CODE,
 * DAILY_LIMIT_CODE or NOT_ON_SALE_CODE (tip.ts).
 */
export const tipBuy = defineCall({
  name: 'tipBuy',
  path: `${MESSAGE}/buy`,
  body: v.object({ messageId: id }),
  data: purchase,
  writes: true,
  needsLogin: true,
});

/** The sports that have tips, in the order on screen. */
export const tipSelect = defineCall({
  name: 'tipSelect',
  method: 'GET',
  path: `${MESSAGE}/select`,
  body: nothing,
  data: list(tipSport, 'sports'),
});

/** Follows an expert, or follows no longer. */
export const professorAttention = defineCall({
  name: 'professorAttention',
  path: `${MESSAGE}/attention`,
  body: v.object({ professorId: id, isAttention: bit }),
  data: anything,
  writes: true,
  needsLogin: true,
});
