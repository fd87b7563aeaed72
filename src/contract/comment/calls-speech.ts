import * as v from 'valibot';
import { anything, defineCall, nothing } from '../call';
import { count, flag, id, list, soft, softOr, text } from '../wire';

const BASE = '/api/forehead/live';

/** So many messages of one member in a room within so many seconds; an addition to the comment rule. */
const speakingPace = v.object({ messages: count, seconds: count });
export type SpeakingPace = v.InferOutput<typeof speakingPace>;

/** The comment rule (product.md, section 3); a ban goes before recharge, recharge before VIP. */
export const commentRule = v.object({
  isAvailable: softOr(flag, 'isAvailable', false),
  rechargeLimitRule: soft(
    v.object({
      rechargeCurrentVal: soft(count, 'rechargeCurrentVal'),
      rechargeLimitIsAccord: softOr(flag, 'rechargeLimitIsAccord', true),
      rechargeLimitText: soft(text, 'rechargeLimitText'),
      rechargeLimitVal: soft(count, 'rechargeLimitVal'),
    }),
    'rechargeLimitRule',
  ),
  vipCurrentVal: soft(count, 'vipCurrentVal'),
  vipLimitIsAccord: softOr(flag, 'vipLimitIsAccord', true),
  vipLimitText: soft(text, 'vipLimitText'),
  vipLimitVal: soft(count, 'vipLimitVal'),
  isBan: softOr(flag, 'isBan', false),
  banText: soft(text, 'banText'),
  pace: soft(speakingPace, 'pace'),
});
export type CommentRule = v.InferOutput<typeof commentRule>;

export const commentRuleOf = defineCall({
  name: 'commentRule',
  path: '/api/forehead/user/chat/get/comment/rule',
  body: nothing,
  data: commentRule,
  needsLogin: true,
});

/** A reason that a report can name. */
const reportCate = v.object({ cate: id, name: softOr(text, 'name', '') });

const reason = { cate: id, content: v.optional(v.pipe(text, v.maxLength(500))) };

/** Reports a comment or a chat message, as additions an anchor or a moment; twice is once. */
export const reportAdd = defineCall({
  name: 'reportAdd',
  path: `${BASE}/chat/report/add`,
  body: v.union(
    [
      v.strictObject({ commentId: id, ...reason }),
      v.strictObject({ chatId: id, ...reason }),
      v.strictObject({ hostId: id, ...reason }),
      v.strictObject({ momentId: id, ...reason }),
    ],
    'commentId, chatId, hostId or momentId is needed, with cate and perhaps content',
  ),
  data: anything,
  writes: true,
  needsLogin: true,
});

export const reportCates = defineCall({
  name: 'reportCates',
  path: `${BASE}/sports/message/comment/report/cate`,
  body: nothing,
  data: list(reportCate, 'cates'),
});
