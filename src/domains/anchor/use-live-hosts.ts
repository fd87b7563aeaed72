import { useMemo } from 'react';
import type { Host, LiveMatch } from '../../contract/anchor/host';
import { withAnchorPushes, withHostPushes } from '../../rules/match/live-overlay';
import { useStore } from '../../services/store-registry';
import { anchorStore } from './anchor-store';

/** The hosts as read at `readAt` (server time, Unix ms), with what pushes have said since; who has withdrawn is gone. */
export function useLiveHosts(hosts: readonly Host[], readAt: number): readonly Host[] {
  const pushes = useStore(anchorStore, (state) => state.pushes);
  return useMemo(() => withAnchorPushes(hosts, pushes, readAt), [hosts, pushes, readAt]);
}

/** The matches as read at `readAt`, with who went on or off air since; scores belong to each match alone. */
export function useLiveHostLists<M extends LiveMatch>(matches: readonly M[], readAt: number): readonly M[] {
  const pushes = useStore(anchorStore, (state) => state.pushes);
  return useMemo(() => matches.map((match) => withHostPushes(match, pushes, readAt)), [matches, pushes, readAt]);
}
