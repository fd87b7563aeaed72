import type { AnchorPush } from '../../contract/push/push';
import { applyAnchors, type LiveStore } from '../../services/live-store';
import { createLatestPerKey } from '../../socket/latest-per-key';
import type { Pushes } from '../../socket/push-router';

/** Anchors that go on or off air. */
export function anchorPushes(live: LiveStore): Pushes {
  const anchors = createLatestPerKey<AnchorPush>({
    keyOf: (message) => message.hostId,
    orderOf: (message) => message.serverNow,
    apply: (messages) => applyAnchors(live, messages),
  });
  return { table: { 'live/anchor': anchors.put }, forget: anchors.stop };
}
