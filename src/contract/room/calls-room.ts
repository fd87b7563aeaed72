import * as v from 'valibot';
import { defineCall } from '../call';
import { MAX_CHAT_CHARACTERS } from '../codes';
import { hostMatchInfoRequest } from '../first-requests';
import { clientId, id, list, text } from '../wire';
import { chatMessage } from './chat';
import { lottery, roomInfo } from './room';

const BASE = '/api/forehead/live';

/** The host's room: on air, else just over, else the next show; null for none. 403 where it is private. */
export const hostMatchInfo = defineCall({
  name: 'hostMatchInfo',
  ...hostMatchInfoRequest,
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

/** A room's last messages, oldest first, again after the socket was away; 200 are kept (decisions.md, room chat). */
export const chatList = defineCall({
  name: 'chatList',
  path: `${BASE}/chat/list`,
  body: v.object({ liveRoomId: id }),
  data: list(chatMessage, 'messages'),
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
