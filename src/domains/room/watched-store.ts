import { defineStore } from '../../services/store-registry';

/** The live rooms watched in this visit. */
export interface WatchedState {
  /** The host of the room whose picture runs: it goes on small where the room is left for another page of ours. */
  readonly hostId: string | undefined;
  /** The last choice of sound; undefined until there is one. */
  readonly isMuted: boolean | undefined;
  /** Hosts whose rooms were entered, the last one at the end. */
  readonly visited: readonly string[];
}

export const watchedStore = defineStore<WatchedState>('watched', () => ({
  hostId: undefined,
  isMuted: undefined,
  visited: [],
}));
