import * as v from 'valibot';
import { anything, defineCall, nothing } from '../call';
import { MAX_CHAT_CHARACTERS } from '../codes';
import { clientId, id, list, text } from '../wire';
import { chatMessage, commentRule } from './chat';
import { lottery, reportCate, roomInfo } from './room';

const BASE = '/api/forehead/live';

/**
 * The host's room: on air, else just over, else the next show; null when there is none. Who may not enter a private room
 * is refused with 403.
 */
export const hostMatchInfo = defineCall({
  name: 'hostMatchInfo',
  path: `${BASE}/host/load/live/match/info`,
  body: v.object({ hostId: id }),
  data: v.nullish(roomInfo),
});

/** Characters as a reader counts them: an emoji of many code points is more than one, but never two halves. */
const chatText = v.pipe(
  text,
  v.trim(),
  v.minLength(1, 'empty'),
  v.check((content) => [...content].length <= MAX_CHAT_CHARACTERS, `longer than ${MAX_CHAT_CHARACTERS} characters`),
);

/**
 * Says something in a room, under the comment rule; the answer is the message as everybody hears it in `live/chat`. The same
 * `clientId` of the same member again is answered with the message that is stored, and stores nothing.
 */
export const chatSend = defineCall({
  name: 'chatSend',
  path: `${BASE}/chat/send`,
  body: v.object({ liveRoomId: id, content: chatText, clientId: v.optional(clientId) }),
  data: chatMessage,
  writes: true,
  needsLogin: true,
});

/**
 * The last messages of a room, oldest first: read on entering it and again after the socket was away. An addition: 200
 * of them are kept (decisions.md, room chat).
 */
export const chatList = defineCall({
  name: 'chatList',
  path: `${BASE}/chat/list`,
  body: v.object({ liveRoomId: id }),
  data: list(chatMessage, 'messages'),
});

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

export const commentRuleOf = defineCall({
  name: 'commentRule',
  path: '/api/forehead/user/chat/get/comment/rule',
  body: nothing,
  data: commentRule,
  needsLogin: true,
});

/** The room's draw that is on; null when there is none. */
export const lotteryInfo = defineCall({
  name: 'lotteryInfo',
  path: `${BASE}/lottery/approval/info`,
  body: v.object({ liveRoomId: id }),
  data: v.nullish(lottery),
});

/** Joins the draw; who has joined already stays joined. The answer is the draw with the member in it. */
export const lotterySubmit = defineCall({
  name: 'lotterySubmit',
  path: `${BASE}/lottery/approval/submitInfo`,
  body: v.object({ liveRoomId: id, lotteryId: id }),
  data: lottery,
  writes: true,
  needsLogin: true,
});
