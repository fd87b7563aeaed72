import { useStore } from '../../services/store-registry';
import { sessionStore } from './session-store';

/** The member's uid, "" for a visitor: many answers differ by who asks. */
export function useMember(): string {
  return useStore(sessionStore, ({ token, uid }) => (token === '' ? '' : uid));
}
