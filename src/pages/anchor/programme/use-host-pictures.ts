import { useQuery } from '@tanstack/react-query';
import { hostList } from '../../../contract/anchor/calls-anchors';
import { useAudience } from '../../../domains/session/audience';
import { shownHosts } from '../../../rules/anchor/streamer-display';
import { useServices } from '../../../services/services';

const NONE: ReadonlyMap<string, string[]> = new Map();
const PICTURES_STALE_MS = 10 * 60_000;

/** Larger pictures by host id: anchor home's reply has none. They come when they come, nothing waits for them. */
export function useHostPictures(): ReadonlyMap<string, string[]> {
  const { call } = useServices();
  const audience = useAudience();
  const { data = NONE } = useQuery({
    queryKey: ['host-pictures', audience.key],
    queryFn: async ({ signal }) => {
      const hosts = shownHosts(await call(hostList, {}, { signal, quiet: true }), audience.viewer);
      return new Map(hosts.flatMap(({ id, photos }) => (photos === undefined ? [] : [[id, photos] as const])));
    },
    staleTime: PICTURES_STALE_MS,
    structuralSharing: false,
    refetchOnReconnect: false,
  });
  return data;
}
