import * as v from 'valibot';
import { clientId, id, millis, soft, softOr, text } from '../wire';

/** The offices in a room; most people have none. */
export const CHAT_ROLES = ['host', 'mod'] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

/** One message of a room's chat (decisions.md, room chat), in the call and in the push alike. Ordered by `createDate`. */
export const chatMessage = v.object({
  id,
  liveRoomId: id,
  /** Of a member; the room's own messages have none. */
  uid: soft(id, 'uid'),
  nickName: softOr(text, 'nickName', ''),
  /** File id of the portrait. */
  headUrl: soft(text, 'headUrl'),
  content: softOr(text, 'content', ''),
  createDate: millis,
  /** Of one's own: by what name it was sent. */
  clientId: soft(clientId, 'clientId'),
  /** The room's anchor, or who keeps order in it. */
  role: soft(v.picklist(CHAT_ROLES), 'role'),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;
