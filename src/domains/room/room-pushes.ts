import type { StoreApi } from 'zustand/vanilla';
import type { ChatMessage } from '../../contract/room/chat';
import type { ChatFeed } from '../../services/chat-feed';
import { createLatestPerKey } from '../../socket/latest-per-key';
import { createFrameQueue } from '../../socket/per-frame';
import type { Pushes } from '../../socket/push-router';
import { applyRooms, type RoomPush, type RoomState } from './room-store';

/** The viewers and the chat of a room: one change a frame each, however many talk. */
export function roomPushes(store: StoreApi<RoomState>, chatFeed: ChatFeed): Pushes {
  const rooms = createLatestPerKey<RoomPush>({
    keyOf: (message) => message.liveRoomId,
    orderOf: (message) => message.serverNow,
    apply: (messages) => applyRooms(store, messages),
  });
  const said = createFrameQueue<ChatMessage>(chatFeed.tell);
  return {
    table: { 'live/room': rooms.put, 'live/chat': said.put },
    forget() {
      rooms.stop();
      said.stop();
    },
  };
}
