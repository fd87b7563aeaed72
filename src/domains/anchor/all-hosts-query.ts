import { queryOptions } from '@tanstack/react-query';
import { hostList } from '../../contract/anchor/calls-hosts';
import { shownHosts } from '../../rules/anchor/streamer-display';
import { asked } from '../../services/asking';
import type { Services } from '../../services/services';
import type { Audience } from '../session/audience';

/** Every anchor as this viewer may see them; of a `quiet` reading a failure is told where they are shown. */
export async function readAllHosts(services: Services, { viewer }: Audience, signal: AbortSignal, quiet = true) {
  const [hosts, askedAt] = await asked(services, services.call(hostList, {}, { signal, quiet }));
  return { hosts: shownHosts(hosts, viewer), askedAt };
}

/** One reading for all pages that name anchors beside something else. */
export const allHostsQuery = (services: Services, audience: Audience) =>
  queryOptions({
    queryKey: ['all-hosts', audience.key] as const,
    queryFn: ({ signal }) => readAllHosts(services, audience, signal),
  });
