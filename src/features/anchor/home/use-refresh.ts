import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useServices } from '../../../context/services';
import { MOMENT_SORT } from '../../../contract/codes';
import { anchorHomeQuery } from '../../../parts/anchors/anchor-home-query';
import { bannersQuery } from '../../../parts/banners/banners-query';
import { beginAgain, beginWithHome, type MomentSort } from '../../../parts/moments/moments-query';
import type { Audience } from '../../../parts/page/audience';

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
