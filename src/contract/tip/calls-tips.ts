import * as v from 'valibot';
import { defineCall, nothing } from '../call';
import { professorTipsRequest, tipDetailRequest, tipListRequest } from '../first-requests';
import { pageFields, pageOf } from '../page';
import { bit, csv, id, int, list, sentInt } from '../wire';
import { ORDER_FILTERS, purchase, TIP_SOURCE, tip, tipOrder, tipSport } from './tip';

const MESSAGE = '/api/forehead/live/sports/message/v2';
const LIST_SIZE = 10;
/** At a time. */
const MOST_MATCHES = 50;

/** Tips, the last published first. `sportsType` 0: every sport. `sportsIds`: their matches. `blackReturnGold` 1: coins come back. `isHot` is an addition. */
export const tipList = defineCall({
  name: 'tipList',
  ...tipListRequest,
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

/** An expert's tips: those that wait for their result, or (`isHistory`) those that have it. */
export const professorTips = defineCall({
  name: 'professorTips',
  ...professorTipsRequest,
  body: v.object({ ...pageFields(LIST_SIZE), professorId: id, isHistory: v.optional(bit, 0) }),
  data: pageOf(tip, 'tips'),
});

export const tipDetail = defineCall({
  name: 'tipDetail',
  ...tipDetailRequest,
  body: v.object({ id }),
  data: tip,
});

/**
 * Buys a tip. Bought already, it answers the same order and takes nothing. Refused with SHORT_OF_COINS_CODE, DAILY_LIMIT_CODE,
 * NOT_ON_SALE_CODE or OTHER_PRICE_CODE (tip.ts): `goldPrice`, an addition, is the price that the buyer was shown.
 */
export const tipBuy = defineCall({
  name: 'tipBuy',
  path: `${MESSAGE}/buy`,
  body: v.object({ messageId: id, goldPrice: v.optional(sentInt) }),
  data: purchase,
  writes: true,
  needsLogin: true,
  pending: ({ messageId }) => ({ kind: 'offer', id: `${messageId}` }),
  step: ({ messageId }) => ['purchase', { messageId: `${messageId}` }],
});

/** The sports that have tips, in the order on screen. */
export const tipSelect = defineCall({
  name: 'tipSelect',
  method: 'GET',
  path: `${MESSAGE}/select`,
  body: nothing,
  data: list(tipSport, 'sports'),
});
