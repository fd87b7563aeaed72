import * as v from 'valibot';
import { betResult, betResults } from '../ranking/bet';
import { count, csv, flag, id, int, list, millis, num, soft, softOr, text } from '../wire';

/** One of the last ten; of an addition. */
const tenTip = v.object({ id, result: betResult, settleTime: soft(millis, 'settleTime') });

/** An expert's record as the server reckons it, each percentage with the number of tips behind it. */
export const expertRecord = {
  /** Percent of tips that won, of the last `hitSession` that were neither drawn nor cancelled. */
  hitPercents: soft(num, 'hitPercents'),
  hitSession: soft(count, 'hitSession'),
  /** The last ten settled, newest first; fewer when there are not ten. */
  tenHistory: softOr(betResults, 'tenHistory', []),
  tenWin: soft(count, 'tenWin'),
  /** Percent of profit on one unit a tip, over the last seven days; may be negative. */
  weekRateReturn: soft(num, 'weekRateReturn'),
  /** Addition: the tips behind it. */
  weekSession: soft(count, 'weekSession'),
  longestWin: soft(count, 'longestWin'),
  /** Wins in a row up to now. */
  winContinuous: soft(count, 'winContinuous'),
} as const;

/** The fields of an expert in every answer that names one. */
export const expertName = {
  id,
  name: softOr(text, 'name', ''),
  /** Addition: file id of the portrait. */
  headUrl: soft(text, 'headUrl'),
} as const;

/** product.md, section 3, Expert detail. */
export const expert = v.object({
  ...expertName,
  ...expertRecord,
  /** The expert's field, in words. */
  tag: softOr(csv, 'tag', []),
  /** One line about them; the introduction is longer. */
  profile: soft(text, 'profile'),
  introduction: soft(text, 'introduction'),
  /** Tips published so far. */
  sportsSession: soft(count, 'sportsSession'),
  /** The number of their tips that this member has bought. */
  ordered: soft(count, 'ordered'),
  /** True when this member hears of new tips: so far every follower does. */
  subscribed: soft(flag, 'subscribed'),
  /** Followers. */
  attention: soft(count, 'attention'),
  isAttention: softOr(flag, 'isAttention', false),
  /** Additions: when each of the last ten was settled; whether the expert is a partner's. */
  tenTips: soft(list(tenTip, 'tenTips'), 'tenTips'),
  isTripartite: softOr(flag, 'isTripartite', false),
});
export type Expert = v.InferOutput<typeof expert>;

/** An expert in a list (product.md, section 3, Person list). */
export const person = v.object({
  ...expert.entries,
  /** 1: much talked of. */
  hotStatus: soft(int, 'hotStatus'),
  /** Tips on sale. */
  messageInfoCount: soft(count, 'messageInfoCount'),
});
export type Person = v.InferOutput<typeof person>;
