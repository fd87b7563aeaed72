import { createStore, type StoreApi } from 'zustand/vanilla';

/** Who uses the app. Logged in means a non-empty token; a uid alone is a visitor. */
export interface SessionState {
  readonly token: string;
  readonly uid: string;
  readonly username: string;
  readonly headUrl: string;
  /** Private rooms that this member may enter; a visitor has none. */
  readonly specialRooms: readonly string[];
}

export const VISITOR: SessionState = { token: '', uid: '', username: '', headUrl: '', specialRooms: [] };

export const isLoggedIn = (state: Pick<SessionState, 'token'>): boolean => state.token !== '';

export type SessionStore = StoreApi<SessionState>;
export const createSessionStore = (initial: SessionState = VISITOR): SessionStore => createStore(() => initial);
