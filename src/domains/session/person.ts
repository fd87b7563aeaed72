import { isLoggedIn, memberKey, type SessionStore } from '../../session/session-store';

/** Who uses the app, the same for a token that was renewed; "" is a visitor. */
export function personOf(session: SessionStore): string {
  const state = session.getState();
  return isLoggedIn(state) ? state.uid || `key ${memberKey(session)}` : '';
}
