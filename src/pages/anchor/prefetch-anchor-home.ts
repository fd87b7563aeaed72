import type { QueryClient } from '@tanstack/react-query';
import { anchorHomeQuery } from '../../domains/anchor/anchor-home-query';
import { bannersQuery } from '../../domains/banner/banners-query';
import { currentAudience } from '../../domains/session/audience';
import type { Services } from '../../services/services';

/** Asks for what anchor home shows first, and ends with the answer for its main part; a failure is asked for again, and shown, by the page itself. */
export async function prefetchAnchorHome(services: Services, client: QueryClient): Promise<void> {
  const home = client.prefetchQuery(anchorHomeQuery(services, currentAudience(services)));
  void client.prefetchQuery(bannersQuery(services, 'anchorHome'));
  await home;
}
