import type { StoreApi } from 'zustand/vanilla';
import { keepNewest } from '../../socket/latest-per-key';
import type { Pushes } from '../../socket/push-router';
import type { AnchorState } from './anchor-store';

/** Anchors that go on or off air. */
export function anchorPushes(store: StoreApi<AnchorState>): Pushes {
  const anchors = keepNewest(store, ({ hostId }) => hostId);
  return { table: { 'live/anchor': anchors.put }, forget: anchors.stop };
}
