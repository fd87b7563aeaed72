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

export interface SessionStore extends StoreApi<SessionState> {
  /** The key of a member's own answers: a number that changes with the token; "" for a visitor. */
  memberKey(): string;
}

export function createSessionStore(initial: SessionState = VISITOR): SessionStore {
  const store = createStore(() => initial);
  let last = '';
  let count = 0;
  const follow = ({ token }: SessionState) => {
    if (token === '' || token === last) return;
    last = token;
    count += 1;
  };
  follow(initial);
  // The first to hear: whoever asks next is told the new key.
  store.subscribe(follow);
  return Object.assign(store, { memberKey: () => (isLoggedIn(store.getState()) ? String(count) : '') });
}
