import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { sessionStore } from './session-store';

/** The member's key (session-state.ts), "" for a visitor: many answers differ by who asks. */
export function useMember(): string {
  const { session } = useServices();
  return useStore(sessionStore, () => session.memberKey());
}
