import type { SessionValue } from '../contract/shell-events';
import type { SafeStorage } from './safe-storage';
import { createSessionStore, isLoggedIn, type SessionStore, VISITOR } from './session-store';
import { forgetSession, readStoredSession, storeSession, toSession } from './stored-session';

export interface Session {
  readonly store: SessionStore;
  /** The host, the native app or the log-in says who the user is; null is a visitor. */
  adopt(value: SessionValue | null): void;
  /** The server ended it: token and uid go, the name may stay for the next log-in. */
  expire(): void;
  /** Clears username, token, id, headUrl and device id; the next call makes a new device id. */
  reset(): void;
}

interface SessionDeps {
  readonly storage: SafeStorage;
  /** Precedence: host, then storage; `undefined` means that the host says nothing. */
  readonly fromHost: SessionValue | null | undefined;
  readonly resetDevice: () => void;
}

export function createSession({ storage, fromHost, resetDevice }: SessionDeps): Session {
  const initial = fromHost === undefined ? readStoredSession(storage) : toSession(fromHost);
  const store = createSessionStore(initial);
  if (fromHost !== undefined && isLoggedIn(initial)) storeSession(storage, initial);
  if (fromHost === null) forgetSession(storage, 'credentials');
  return {
    store,
    adopt(value) {
      const next = toSession(value);
      const before = store.getState();
      // The same member again keeps the rooms that were loaded for this token.
      const specialRooms = next.token === before.token ? before.specialRooms : [];
      if (isLoggedIn(next)) storeSession(storage, next);
      else forgetSession(storage, 'credentials');
      store.setState({ ...next, specialRooms }, true);
    },
    expire() {
      forgetSession(storage, 'credentials');
      store.setState({ token: '', uid: '', specialRooms: [] });
    },
    reset() {
      forgetSession(storage, 'person');
      resetDevice();
      store.setState(VISITOR, true);
    },
  };
}
