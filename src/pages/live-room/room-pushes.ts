import type { PushData } from '../../contract/push/push';
import type { ChatMessage } from '../../contract/room/chat';
import { applyRooms, type LiveStore } from '../../services/live-store';
import type { RoomTalk } from '../../services/room-talk';
import { createLatestPerKey } from '../../socket/latest-per-key';
import { createFrameQueue } from '../../socket/per-frame';
import type { Pushes } from '../../socket/push-router';

/** How many watch a room, and what is said in it: one change a frame each, however many talk. */
export function roomPushes(live: LiveStore, talk: RoomTalk): Pushes {
  const rooms = createLatestPerKey<PushData<'live/room'>>({
    keyOf: (message) => message.liveRoomId,
    orderOf: (message) => message.serverNow,
    apply: (messages) => applyRooms(live, messages),
  });
  const said = createFrameQueue<ChatMessage>(talk.tell);
  return {
    table: {
      'live/room': rooms.put,
      'live/chat': said.put,
    },
    forget() {
      rooms.stop();
      said.stop();
    },
  };
}
