import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../context/services';
import { hostList } from '../../../contract/calls-anchors';
import type { Host } from '../../../contract/host';
import { ALWAYS_TRY } from '../../../parts/page/always-try';
import type { Audience } from '../../../parts/page/audience';
import { listableHosts } from '../../../rules/live-list';

export interface LiveList {
  readonly hosts: readonly Host[];
  /** When the server said so, Unix ms: pushes from before it are old. */
  readonly readAt: number;
}

/**
 * host/list, everybody at once: which tab somebody belongs into changes with pushes and with time (section 4). What this viewer
 * may not see is left out before anything is cached.
 */
export const liveListQuery = (services: Services, audience: Audience) =>
  queryOptions({
    queryKey: ['live-list', audience.key] as const,
    queryFn: async ({ signal }): Promise<LiveList> => {
      const hosts = await services.call(hostList, {}, { signal });
      return { hosts: listableHosts(hosts, audience.viewer), readAt: services.now() };
    },
    ...ALWAYS_TRY,
  });
