import type { ChatMessage } from '../../../contract/room/chat';
import type { RoomChat } from '../chat/room-chat';
import type { Shot } from './danmaku-run';

interface FeedOf {
  readonly chat: RoomChat;
  /** The member's uid; "" for a visitor. */
  readonly me: () => string;
  readonly isBlocked: (uid: string) => boolean;
}

const kindOf = ({ uid, role }: ChatMessage, me: string): Shot['kind'] => {
  if (role === 'host') return 'host';
  return me !== '' && uid === me ? 'mine' : 'plain';
};

/** Tells of every message that is said from now on, once each; returns a function that ends it. */
export function onSaid({ chat, me, isBlocked }: FeedOf, tell: (shot: Shot) => void): () => void {
  let newest: ChatMessage | undefined;
  let isBegun = false;
  const take = () => {
    const { phase, log } = chat.store.getState();
    const { messages } = log;
    const last = messages.at(-1);
    // What was said before is in the chat.
    if (isBegun && last !== newest) {
      const from = newest === undefined ? 0 : messages.indexOf(newest) + 1;
      for (const message of messages.slice(from)) {
        if (message.uid === undefined || !isBlocked(message.uid)) {
          tell({ text: message.content, kind: kindOf(message, me()) });
        }
      }
    }
    isBegun ||= phase !== 'loading';
    newest = last;
  };
  take();
  return chat.store.subscribe(take);
}
