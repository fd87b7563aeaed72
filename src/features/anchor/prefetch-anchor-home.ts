import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../../context/services';
import { anchorHomeQuery } from '../../parts/anchors/anchor-home-query';
import { bannersQuery } from '../../parts/banners/banners-query';
import { currentAudience } from '../../parts/page/audience';

/** Asks for what anchor home shows first, and ends with the answer for its main part; a failure is asked for again, and shown, by the page itself. */
export async function prefetchAnchorHome(services: Services, client: QueryClient): Promise<void> {
  const home = client.prefetchQuery(anchorHomeQuery(services, currentAudience(services)));
  void client.prefetchQuery(bannersQuery(services, 'anchorHome'));
  await home;
}
