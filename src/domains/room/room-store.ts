import type { StoreApi } from 'zustand/vanilla';
import type { PushData } from '../../contract/push/push';
import { defineStore } from '../../services/store-registry';

export type RoomPush = PushData<'live/room'>;

/** The newest push of each live room since the screens were read. */
export interface RoomState {
  readonly pushes: ReadonlyMap<string, RoomPush>;
}

export const roomStore = defineStore<RoomState>('room', () => ({ pushes: new Map() }));

/** Takes over a frame's messages with one `setState`, however many they are. */
export function applyRooms(store: StoreApi<RoomState>, messages: readonly RoomPush[]): void {
  const pushes = new Map(store.getState().pushes);
  for (const message of messages) pushes.set(message.liveRoomId, message);
  store.setState({ pushes });
}
