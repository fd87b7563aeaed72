import { createStore, type StoreApi } from 'zustand/vanilla';

/** The user of the app. Logged in means a non-empty token; a uid alone is a visitor. */
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

const keys = new WeakMap<SessionStore, { readonly token: string; readonly count: number }>();

/**
 * The key of a member's own answers: a number that changes with the token, so that nobody is shown another's, with or
 * without a uid; "" for a visitor.
 */
export function memberKey(session: SessionStore): string {
  const { token } = session.getState();
  if (token === '') return '';
  const last = keys.get(session);
  const count = last?.token === token ? last.count : (last?.count ?? 0) + 1;
  keys.set(session, { token, count });
  return String(count);
}

export const createSessionStore = (initial: SessionState = VISITOR): SessionStore => createStore(() => initial);
