import { useStore } from 'zustand';
import { useServices } from '../../services/services';

/** The member's uid, "" for a visitor: many answers differ by who asks. */
export function useMember(): string {
  return useStore(useServices().session, ({ token, uid }) => (token === '' ? '' : uid));
}
