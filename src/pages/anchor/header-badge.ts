import type { Host } from '../../contract/anchor/host';
import { LIVE_STATUS } from '../../contract/codes';
import { isLive } from '../../rules/anchor/streamer-display';

/** product.md, section 2: the anchor tab's badge shows when any anchor is live with a live scheduled match. */
export const hasLiveAnchor = (hosts: readonly Host[]): boolean =>
  hosts.some((host) => isLive(host) && host.liveSchedule.some((entry) => entry.liveStatus === LIVE_STATUS.live));
