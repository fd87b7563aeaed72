import { useQuery } from '@tanstack/react-query';
import type { Host } from '../../contract/anchor/host';
import { LIVE_STATUS } from '../../contract/codes';
import { channels } from '../../contract/push/channels';
import { anchorHomeQuery, type HomeData } from '../../domains/anchor/anchor-home-query';
import { useLiveHosts } from '../../domains/anchor/use-live-hosts';
import { useSettled } from '../../domains/query/use-settled';
import { useAudience } from '../../domains/session/audience';
import { isLive } from '../../rules/anchor/streamer-display';
import { useServices } from '../../services/services';
import { useChannel, useRefetch } from '../../services/use-live';

/** product.md, section 2: the anchor tab's badge shows when any anchor is live with a live scheduled match. */
export const hasLiveAnchor = (hosts: readonly Host[]): boolean =>
  hosts.some((host) => isLive(host) && host.liveSchedule.some((entry) => entry.liveStatus === LIVE_STATUS.live));

const hostsOf = ({ hosts, askedAt }: HomeData) => ({ hosts, askedAt });

/** Reads nothing. */
const nobody = () => undefined;

/** True when the anchors' tab wears its badge (product.md, section 2). Shares the call of anchor home. `isReader`: nobody else on this page asks for it. */
export function useLiveBadge(isReader = true): boolean {
  const query = anchorHomeQuery(useServices(), useAudience());
  const { data, refetch } = useQuery({ ...query, select: hostsOf, enabled: useSettled() && isReader });
  useChannel(channels.anchors);
  useRefetch('badge', isReader ? refetch : nobody, true);
  return hasLiveAnchor(useLiveHosts(data));
}
