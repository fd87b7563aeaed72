import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../context/services';
import { useChannel, useReading } from '../../context/use-live';
import { channels } from '../../contract/channels';
import type { Host } from '../../contract/host';
import { anchorHomeQuery, type HomeData } from '../../parts/anchors/anchor-home-query';
import { useLiveHosts } from '../../parts/anchors/use-live';
import { useAudience } from '../../parts/page/audience';
import { hasLiveAnchor } from '../../rules/header-badge';

const NOBODY: readonly Host[] = [];
const hostsOf = ({ hosts, readAt }: HomeData) => ({ hosts, readAt });

/** Whether the anchors' tab wears its badge (section 2). Shares the call of anchor home. */
export function useLiveBadge(): boolean {
  const { data, refetch } = useQuery({ ...anchorHomeQuery(useServices(), useAudience()), select: hostsOf });
  useChannel(channels.anchors);
  useReading('badge', refetch);
  return hasLiveAnchor(useLiveHosts(data?.hosts ?? NOBODY, data?.readAt ?? 0));
}
