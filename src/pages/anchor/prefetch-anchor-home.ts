import type { QueryClient } from '@tanstack/react-query';
import { anchorHomeQuery, beginWithKept, SECOND_VISIT_MS } from '../../domains/anchor/anchor-home-query';
import { bannersQuery, beginWithKeptBanners } from '../../domains/banner/banners-query';
import { currentAudience } from '../../domains/session/audience';
import type { Services } from '../../services/services';

/** Asks for what anchor home shows first; ends when there is something to show. The page itself asks again. */
export async function prefetchAnchorHome(services: Services, client: QueryClient): Promise<void> {
  const audience = currentAudience(services);
  const isKept = beginWithKept(services, audience, client);
  if (isKept) beginWithKeptBanners(services, client, SECOND_VISIT_MS);
  const home = client.prefetchQuery({ ...anchorHomeQuery(services, audience), staleTime: 0 });
  void client.prefetchQuery({ ...bannersQuery(services, 'anchorHome'), staleTime: 0 });
  if (!isKept) await home;
}
