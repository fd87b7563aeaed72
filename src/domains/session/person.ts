import { isLoggedIn, type SessionState, type SessionStore } from '../../session/session-state';

/** The user of the app, the same for a renewed token; "" is a visitor. */
export function personOf(session: SessionStore): string {
  const state = session.getState();
  return isLoggedIn(state) ? state.uid || `key ${session.memberKey()}` : '';
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Tells tokens apart and does not give them away: 32 bits of many. */
function markOf(token: string): string {
  let mark = FNV_OFFSET;
  for (const char of token) mark = Math.imul(mark ^ (char.codePointAt(0) ?? 0), FNV_PRIME);
  return (mark >>> 0).toString(36);
}

/** A key of this member's own: another one on the same device finds nothing there, with or without a uid. */
export const ownKey = ({ uid, token }: Pick<SessionState, 'uid' | 'token'>, key: string): string =>
  `${uid === '' && token !== '' ? `#${markOf(token)}` : uid} ${key}`;
