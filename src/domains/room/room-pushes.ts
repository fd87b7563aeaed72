import type { StoreApi } from 'zustand/vanilla';
import type { ChatFeed } from '../../services/chat-feed';
import { createLatestPerKey } from '../../socket/latest-per-key';
import type { Pushes } from '../../socket/push-router';
import { applyRooms, type RoomPush, type RoomState } from './room-store';

/** The viewers of a room, one change a frame, and its chat, which whoever listens paces. */
export function roomPushes(store: StoreApi<RoomState>, chatFeed: ChatFeed): Pushes {
  const rooms = createLatestPerKey<RoomPush>({
    keyOf: (message) => message.liveRoomId,
    orderOf: (message) => message.serverNow,
    apply: (messages) => applyRooms(store, messages),
  });
  return {
    table: { 'live/room': rooms.put, 'live/chat': chatFeed.tell },
    forget: rooms.stop,
  };
}
