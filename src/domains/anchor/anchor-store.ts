import type { StoreApi } from 'zustand/vanilla';
import type { AnchorPush } from '../../contract/push/push';
import { defineStore } from '../../services/store-registry';

/** The newest push of each anchor since the screens were read. */
export interface AnchorState {
  readonly pushes: ReadonlyMap<string, AnchorPush>;
}

export const anchorStore = defineStore<AnchorState>('anchor', () => ({ pushes: new Map() }));

/** Takes over a frame's messages with one `setState`, however many they are. */
export function applyAnchors(store: StoreApi<AnchorState>, messages: readonly AnchorPush[]): void {
  const pushes = new Map(store.getState().pushes);
  for (const message of messages) pushes.set(message.hostId, message);
  store.setState({ pushes });
}
