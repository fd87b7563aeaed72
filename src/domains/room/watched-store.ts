import { defineStore } from '../../services/store-registry';

/** A room's picture as a host may know and handle it. */
export interface ShownPlayer {
  /** It plays, or is about to. */
  readonly playing: boolean;
  readonly muted: boolean;
  /** It goes on beside other pages. */
  readonly small: boolean;
  readonly control: { play(): void; pause(): void; setMuted(isMuted: boolean): void };
}

/** The live rooms watched in this visit. */
export interface WatchedState {
  /** The picture that is shown, in its room or small. */
  readonly player: ShownPlayer | undefined;
  /** The host of the room whose picture runs: it goes on small where the room is left for another page of ours. */
  readonly hostId: string | undefined;
  /** The last choice of sound; undefined until there is one. */
  readonly isMuted: boolean | undefined;
  /** Rooms are only listened to. */
  readonly isSound: boolean;
  /** The pinned message of each host that was read. */
  readonly pinned: ReadonlyMap<string, string>;
  /** The seconds a message that a member knows of. */
  readonly pace?: { readonly uid: string; readonly wait: number };
  /** Hosts whose rooms were entered, the last one at the end. */
  readonly visited: readonly string[];
}

export const watchedStore = defineStore<WatchedState>('watched', () => ({
  player: undefined,
  hostId: undefined,
  isMuted: undefined,
  isSound: false,
  pinned: new Map(),
  visited: [],
}));
