import EventEmitter from 'eventemitter3';
import type { ChatMessage } from '../contract/room/chat';

type Listener = (message: ChatMessage) => void;

/** Chat messages of rooms as they arrive; only the room that listens keeps them. */
export interface ChatFeed {
  /** Hears of one room's messages; returns a function that ends it. */
  listen(liveRoomId: string, listener: Listener): () => void;
  tell(message: ChatMessage): void;
}

export function createChatFeed(): ChatFeed {
  const rooms = new EventEmitter<string>();
  return {
    listen(liveRoomId, listener) {
      rooms.on(liveRoomId, listener);
      return () => {
        rooms.off(liveRoomId, listener);
      };
    },
    tell: (message) => void rooms.emit(message.liveRoomId, message),
  };
}
