import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { MOMENT_SORT } from '../../../contract/codes';
import { anchorHomeQuery } from '../../../domains/anchor/anchor-home-query';
import { bannersQuery } from '../../../domains/banner/banners-query';
import { beginAgain, beginWithHome, type MomentSort } from '../../../domains/moment/moments-query';
import type { Audience } from '../../../domains/session/audience';
import { useServices } from '../../../services/services';

/** Reads the page again on the user's wish: everything at once, the moments from their first page on. */
export function useRefresh(audience: Audience, sort: MomentSort, onRead: () => void) {
  const services = useServices();
  const client = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);

  const refresh = useCallback(async () => {
    setIsRefreshing(true);
    const home = client.query({ ...anchorHomeQuery(services, audience), staleTime: 0 });
    await Promise.allSettled([
      sort === MOMENT_SORT.newest
        ? home.then((data) => beginWithHome(client, audience, data))
        : beginAgain({ services, client, audience, sort }),
      home,
      client.refetchQueries({ queryKey: bannersQuery(services, 'anchorHome').queryKey }),
    ]);
    onRead();
    setIsRefreshing(false);
  }, [services, client, audience, sort, onRead]);

  return { isRefreshing, refresh };
}
