import { useCallback } from 'react';
import { useStore } from 'zustand';
import { subscriptionStore } from '../../domains/anchor/subscription-store';
import { useServices } from '../../services/services';
import { useChunk } from '../../services/use-chunk';
import { isLoggedIn } from '../../session/session-state';

interface NoticesOutletProps {
  /** Fetches their texts. */
  readonly need: (part: 'mine') => Promise<void>;
  readonly onGo: (path: string) => void;
}

/** The quiet words' place over the pages: what they need comes when a member's subscriptions have been read. */
export function NoticesOutlet({ need, onGo }: NoticesOutletProps) {
  const { session, stores } = useServices();
  const isMember = useStore(session, isLoggedIn);
  const isKnown = useStore(stores.get(subscriptionStore), (state) => state.isKnown);
  const load = useCallback(() => Promise.all([import('../../domains/notice/quiet-words'), need('mine')]), [need]);
  const { chunk } = useChunk(load, isMember && isKnown);
  if (chunk === undefined || !isMember) return null;
  const [{ QuietWords }] = chunk;
  return <QuietWords onGo={onGo} />;
}
