import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useServices } from '../../../context/services';
import { MOMENT_SORT } from '../../../contract/codes';
import { beginWithHome, forgetLaterPages, type MomentSort, momentsQuery } from '../moments/moments-query';
import { anchorHomeQuery } from './anchor-home-query';
import { bannersQuery } from './banners-query';
import type { Audience } from './viewer';

/** Reads the page again on the user's wish: everything at once, the moments from their first page on. */
export function useRefresh(audience: Audience, sort: MomentSort, onRead: () => void) {
  const services = useServices();
  const client = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);

  const refresh = useCallback(async () => {
    setIsRefreshing(true);
    forgetLaterPages(client, audience, sort);
    const home = client.fetchQuery({ ...anchorHomeQuery(services, audience), staleTime: 0 });
    await Promise.allSettled([
      sort === MOMENT_SORT.newest
        ? home.then((data) => beginWithHome(client, audience, data))
        : client.refetchQueries({ queryKey: momentsQuery({ services, client, audience, sort }).queryKey }),
      home,
      client.refetchQueries({ queryKey: bannersQuery(services).queryKey }),
    ]);
    onRead();
    setIsRefreshing(false);
  }, [services, client, audience, sort, onRead]);

  return { isRefreshing, refresh };
}
