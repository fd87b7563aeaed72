import type { StoreApi } from 'zustand/vanilla';
import type { AnchorPush } from '../../contract/push/push';
import { createLatestPerKey } from '../../socket/latest-per-key';
import type { Pushes } from '../../socket/push-router';
import { type AnchorState, applyAnchors } from './anchor-store';

/** Anchors that go on or off air. */
export function anchorPushes(store: StoreApi<AnchorState>): Pushes {
  const anchors = createLatestPerKey<AnchorPush>({
    keyOf: (message) => message.hostId,
    orderOf: (message) => message.serverNow,
    apply: (messages) => applyAnchors(store, messages),
  });
  return { table: { 'live/anchor': anchors.put }, forget: anchors.stop };
}
