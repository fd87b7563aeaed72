import type { StoreApi } from 'zustand/vanilla';
import type { MatchPush } from '../../contract/push/push';
import { defineStore } from '../../services/store-registry';

/** The newest push of each match since the screens were read. */
export interface MatchState {
  readonly pushes: ReadonlyMap<string, MatchPush>;
}

export const matchStore = defineStore<MatchState>('match', () => ({ pushes: new Map() }));

/** Takes over a frame's messages with one `setState`, however many they are. */
export function applyMatches(store: StoreApi<MatchState>, messages: readonly MatchPush[]): void {
  const pushes = new Map(store.getState().pushes);
  for (const message of messages) pushes.set(message.matchId, message);
  store.setState({ pushes });
}
