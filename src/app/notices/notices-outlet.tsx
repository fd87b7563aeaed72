import { useCallback } from 'react';
import { useStore } from 'zustand';
import { subscriptionStore } from '../../domains/anchor/subscription-store';
import { useChunk } from '../../services/use-chunk';
import { isLoggedIn } from '../../session/session-store';
import type { App } from '../mount/create-app';
import { navigateTo } from '../routing/commands';

/** The quiet words' place over the pages: what they need comes when a member's subscriptions have been read. */
export function NoticesOutlet({ app }: { readonly app: App }) {
  const isMember = useStore(app.services.session, isLoggedIn);
  const isKnown = useStore(app.services.stores.get(subscriptionStore), (state) => state.isKnown);
  const load = useCallback(() => Promise.all([import('./quiet-words'), app.language.need('mine')]), [app]);
  const { part } = useChunk(load, isMember && isKnown);
  if (part === undefined || !isMember) return null;
  const [{ QuietWords }] = part;
  return <QuietWords onGo={(path) => navigateTo(app, path)} />;
}
