import type { SessionValue } from '../contract/shell/shell-events';
import type { SafeStorage } from './safe-storage';
import { type SessionState, VISITOR } from './session-state';

/** Header values travel as Latin-1 without controls; a stored token that is neither is no token. */
const isHeaderSafe = (value: string) => /^[\x21-\x7e]*$/.test(value);

/** A session as given by host, native app or storage; a token that cannot be sent makes a visitor. */
export function toSession(value: SessionValue | null): SessionState {
  if (value === null) return VISITOR;
  const usable = isHeaderSafe(value.token) && isHeaderSafe(value.uid);
  return {
    ...VISITOR,
    token: usable ? value.token : '',
    uid: usable ? value.uid : '',
    username: value.username ?? '',
    headUrl: value.headUrl ?? '',
  };
}

export function readStoredSession(storage: SafeStorage): SessionState {
  return toSession({
    token: storage.get('token') ?? '',
    uid: storage.get('uid') ?? storage.get('id') ?? '',
    username: storage.get('username') ?? '',
    headUrl: storage.get('headUrl') ?? '',
  });
}

/** The user when a mount begins. Precedence: host, then storage; `undefined` means that the host says nothing. */
export const initialSession = (storage: SafeStorage, fromHost: SessionValue | null | undefined): SessionState =>
  fromHost === undefined ? readStoredSession(storage) : toSession(fromHost);

/** Nothing of this member is there for the next one, nor for a visitor; a visitor who stays one keeps what was read. */
function forgetMember(storage: SafeStorage): void {
  if (storage.get('token') !== null || storage.get('id') !== null) storage.forgetMember();
}

/** Login stores token and id (product.md, section 4). */
export function storeSession(storage: SafeStorage, { token, uid, username, headUrl }: SessionState): void {
  const isSame = uid === '' ? storage.get('token') === token : (storage.get('uid') ?? storage.get('id')) === uid;
  if (!isSame) forgetMember(storage);
  for (const [key, value] of Object.entries({ token, uid, id: uid, username, headUrl })) {
    if (value === '') storage.remove(key);
    else storage.set(key, value);
  }
}

const CREDENTIAL_KEYS = ['token', 'uid'] as const;
const PERSON_KEYS = [...CREDENTIAL_KEYS, 'id', 'username', 'headUrl'] as const;

/** Expiry, kick and logout remove token and uid; a reset also the person. */
export function forgetSession(storage: SafeStorage, depth: 'credentials' | 'person'): void {
  if (depth === 'person') forgetMember(storage);
  for (const key of depth === 'person' ? PERSON_KEYS : CREDENTIAL_KEYS) storage.remove(key);
}
