import { sessionStore } from '../../domains/session/session-store';
import { useStore } from '../../services/store-registry';

/** The member's uid, "" for a visitor: many answers differ by who asks. */
export function useMember(): string {
  return useStore(sessionStore, ({ token, uid }) => (token === '' ? '' : uid));
}
