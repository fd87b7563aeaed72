import type { PushData } from '../../contract/push/push';
import { defineStore } from '../../services/store-registry';

export type RoomPush = PushData<'live/room'>;

/** The newest push of each live room since the screens were read. */
export interface RoomState {
  readonly pushes: ReadonlyMap<string, RoomPush>;
}

export const roomStore = defineStore<RoomState>('room', () => ({ pushes: new Map() }));
