import type { SessionValue } from '../contract/shell/shell-events';
import type { SafeStorage } from './safe-storage';
import { isLoggedIn, type SessionState, type SessionStore, VISITOR } from './session-state';
import { forgetSession, readStoredSession, storeSession, toSession } from './stored-session';

export interface Session {
  readonly store: SessionStore;
  /** Stores what the host has said (nothing is written while it renders), else hears what others have done since the first look. */
  begin(): void;
  /** The host or the native app says who the user is; null is a visitor. */
  adopt(value: SessionValue | null, by?: 'host' | 'native'): void;
  /** The host says nothing any more: its user leaves, and storage decides. */
  release(): void;
  /** True when the host has said this last: a token that has ended meanwhile does not come alive again. */
  isRepeated(value: SessionValue): boolean;
  /** The server ended it: token and uid go, the name may stay for the next log-in. */
  expire(): void;
  /** Clears username, token, id, headUrl and device id; the next call makes a new device id. */
  reset(): void;
  /** Another mount or tab has changed what is stored: this one follows, unless its own host has said who the user is. */
  follow(): void;
  /** The user of this id has logged out in another mount or tab. */
  left(uid: string): void;
}

interface SessionDeps {
  readonly storage: SafeStorage;
  readonly store: SessionStore;
  /** The host's session; `undefined`: the host says nothing. */
  readonly fromHost: SessionValue | null | undefined;
  readonly resetDevice: () => void;
  /** Tells the other mounts and tabs that what is stored has changed, and who has left, if somebody has. */
  readonly announce: (leftUid?: string) => void;
}

/** The same member again keeps the rooms that were loaded for this token. */
const withRooms = (next: SessionState, before: SessionState): SessionState =>
  next.token === before.token ? { ...next, specialRooms: before.specialRooms } : next;

function keepSession(storage: SafeStorage, session: SessionState): void {
  if (isLoggedIn(session)) storeSession(storage, session);
  else forgetSession(storage, 'person');
}

/** A visitor's leftover name is no member, and no news. */
const isNews = (stored: SessionState, before: SessionState): boolean =>
  stored.token !== before.token || (isLoggedIn(stored) && stored.uid !== before.uid);

export function createSession({ storage, store, fromHost, resetDevice, announce }: SessionDeps): Session {
  const initial = store.getState();
  // What the host says to one mount holds for that one (decisions.md, storage: host, native, storage).
  let toldBy: 'host' | 'native' | undefined = fromHost === undefined ? undefined : 'host';
  let toldToken = fromHost?.token;
  const follow = () => {
    if (toldBy !== undefined) return;
    const before = store.getState();
    const stored = readStoredSession(storage);
    if (isNews(stored, before)) store.setState(withRooms(stored, before), true);
  };

  return {
    store,
    begin() {
      if (fromHost !== undefined && isLoggedIn(initial)) storeSession(storage, initial);
      if (fromHost === null) forgetSession(storage, 'person');
      follow();
    },
    follow,
    isRepeated: ({ token }) => token === toldToken || token === store.getState().token,
    release() {
      if (toldBy !== 'host') return;
      toldBy = toldToken = undefined;
      const { token, uid } = store.getState();
      if (token !== '' && storage.get('token') === token) forgetSession(storage, 'person');
      follow();
      announce(token === '' ? undefined : uid);
    },
    adopt(value, by = 'host') {
      toldBy = by;
      toldToken = value?.token;
      const next = toSession(value);
      const before = store.getState();
      keepSession(storage, next);
      store.setState(withRooms(next, before), true);
      announce(isLoggedIn(before) && !isLoggedIn(next) ? before.uid : undefined);
    },
    expire() {
      const { token } = store.getState();
      // Somebody has logged in elsewhere meanwhile: that session is not the one that ended.
      const isOthers = token !== '' && ![null, token].includes(storage.get('token'));
      if (!isOthers) forgetSession(storage, 'credentials');
      store.setState({ token: '', uid: '', specialRooms: [] });
      if (isOthers) follow();
      else announce();
    },
    left(uid) {
      const state = store.getState();
      if (isLoggedIn(state) && state.uid === uid) store.setState(VISITOR, true);
    },
    reset() {
      const { uid } = store.getState();
      forgetSession(storage, 'person');
      resetDevice();
      store.setState(VISITOR, true);
      announce(uid);
    },
  };
}
