import * as v from 'valibot';
import { defineCall, nothing } from '../call';
import { num, softOr, text } from '../wire';

export const goldBalance = defineCall({
  name: 'goldBalance',
  path: '/api/forehead/activity/goldmall/balance',
  body: nothing,
  data: v.object({ balance: num }),
  needsLogin: true,
});

/** Coins that may still be spent today. */
export const goldDailyLimit = defineCall({
  name: 'goldDailyLimit',
  path: '/api/forehead/activity/goldmall/dailyLimit',
  body: nothing,
  data: v.object({ limit: num, used: num }),
  needsLogin: true,
});

/** The rules of the coins as rich text. An addition: product.md, section 2, names the page and no call. */
export const goldDocument = defineCall({
  name: 'goldDocument',
  path: '/api/forehead/activity/goldmall/document',
  body: nothing,
  data: v.object({ content: softOr(text, 'content', '') }),
});
