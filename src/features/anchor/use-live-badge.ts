import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../context/services';
import { hasLiveAnchor } from '../../rules/header-badge';
import { anchorHomeQuery, type HomeData } from './home/anchor-home-query';
import { useAudience } from './home/viewer';

const isAnyLive = (data: HomeData) => hasLiveAnchor(data.hosts);

/** Whether the anchors' tab wears its badge (section 2). Shares the call of anchor home. */
export function useLiveBadge(): boolean {
  const { data = false } = useQuery({ ...anchorHomeQuery(useServices(), useAudience()), select: isAnyLive });
  return data;
}
