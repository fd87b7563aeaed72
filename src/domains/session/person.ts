import { isLoggedIn, memberKey, type SessionStore } from '../../session/session-store';

/** The user of the app, the same for a renewed token; "" is a visitor. */
export function personOf(session: SessionStore): string {
  const state = session.getState();
  return isLoggedIn(state) ? state.uid || `key ${memberKey(session)}` : '';
}
