import type { ChatMessage } from '../contract/room/chat';

type Listener = (messages: readonly ChatMessage[]) => void;

/** What is said in rooms, as it arrives; it is kept nowhere but by the room that listens. */
export interface RoomTalk {
  /** Hears of one room's messages; answers the way to stop listening. */
  listen(liveRoomId: string, listener: Listener): () => void;
  tell(messages: readonly ChatMessage[]): void;
}

export function createRoomTalk(): RoomTalk {
  const held = new Set<{ readonly liveRoomId: string; readonly listener: Listener }>();
  return {
    listen(liveRoomId, listener) {
      const entry = { liveRoomId, listener };
      held.add(entry);
      return () => {
        held.delete(entry);
      };
    },
    tell(messages) {
      for (const { liveRoomId, listener } of [...held]) {
        const own = messages.filter((message) => message.liveRoomId === liveRoomId);
        if (own.length > 0) listener(own);
      }
    },
  };
}
