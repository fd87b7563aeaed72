import { queryOptions } from '@tanstack/react-query';
import { hostList } from '../../../contract/anchor/calls-anchors';
import type { Audience } from '../../../domains/session/audience';
import { shownHosts } from '../../../rules/anchor/streamer-display';
import type { Services } from '../../../services/services';

const PICTURES_STALE_MS = 10 * 60_000;

/** Larger pictures by host id: anchor home's reply has none. */
export const hostPicturesQuery = ({ call }: Services, audience: Audience) =>
  queryOptions({
    queryKey: ['host-pictures', audience.key],
    queryFn: async ({ signal }) => {
      const hosts = shownHosts(await call(hostList, {}, { signal, quiet: true }), audience.viewer);
      return new Map(hosts.flatMap(({ id, photos }) => (photos === undefined ? [] : [[id, photos] as const])));
    },
    staleTime: PICTURES_STALE_MS,
    structuralSharing: false,
    refetchOnReconnect: false,
  });
