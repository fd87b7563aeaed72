import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnchorPush, MatchPush, PushData } from '../contract/push/push';

/** What pushes have said since the screens were read: by match id, by anchor id, by room id. */
export interface LiveState {
  readonly matches: ReadonlyMap<string, MatchPush>;
  readonly anchors: ReadonlyMap<string, AnchorPush>;
  readonly rooms: ReadonlyMap<string, PushData<'live/room'>>;
}

export type LiveStore = StoreApi<LiveState>;
export const createLiveStore = (): LiveStore =>
  createStore(() => ({ matches: new Map(), anchors: new Map(), rooms: new Map() }));

/** Takes over a frame's messages with one `set`, however many they are. */
export function applyMatches(store: LiveStore, messages: readonly MatchPush[]): void {
  const matches = new Map(store.getState().matches);
  for (const message of messages) matches.set(message.matchId, message);
  store.setState({ matches });
}

export function applyAnchors(store: LiveStore, messages: readonly AnchorPush[]): void {
  const anchors = new Map(store.getState().anchors);
  for (const message of messages) anchors.set(message.hostId, message);
  store.setState({ anchors });
}

export function applyRooms(store: LiveStore, messages: readonly PushData<'live/room'>[]): void {
  const rooms = new Map(store.getState().rooms);
  for (const message of messages) rooms.set(message.liveRoomId, message);
  store.setState({ rooms });
}
