import type { StoreApi } from 'zustand/vanilla';
import type { ChatFeed } from '../../services/chat-feed';
import { keepNewest } from '../../socket/latest-per-key';
import type { Pushes } from '../../socket/push-router';
import type { RoomState } from './room-store';

/** The viewers of a room, one change a frame, and its chat, which whoever listens paces. */
export function roomPushes(store: StoreApi<RoomState>, chatFeed: ChatFeed): Pushes {
  const rooms = keepNewest(store, ({ liveRoomId }) => liveRoomId);
  return {
    table: { 'live/room': rooms.put, 'live/chat': chatFeed.tell },
    forget: rooms.stop,
  };
}
