import { useStore } from 'zustand';
import { useServices } from '../../services/services';
import { memberKey } from '../../session/session-store';

/** The member's key (session-store.ts), "" for a visitor: many answers differ by who asks. */
export function useMember(): string {
  const { session } = useServices();
  return useStore(session, () => memberKey(session));
}
