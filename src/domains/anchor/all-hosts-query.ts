import { queryOptions } from '@tanstack/react-query';
import { hostList } from '../../contract/anchor/calls-anchors';
import { shownHosts } from '../../rules/anchor/streamer-display';
import type { Services } from '../../services/services';
import type { Audience } from '../session/audience';

/** Every anchor as this viewer may see them, and when the server said so (Unix ms); a failure is told where they are shown. */
export async function readAllHosts({ call, now }: Services, { viewer }: Audience, signal: AbortSignal) {
  return { hosts: shownHosts(await call(hostList, {}, { signal, quiet: true }), viewer), readAt: now() };
}

/** One reading for all pages that name anchors beside something else. */
export const allHostsQuery = (services: Services, audience: Audience) =>
  queryOptions({
    queryKey: ['all-hosts', audience.key] as const,
    queryFn: ({ signal }) => readAllHosts(services, audience, signal),
  });
