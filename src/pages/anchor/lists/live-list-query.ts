import { queryOptions } from '@tanstack/react-query';
import { hostList } from '../../../contract/anchor/calls-anchors';
import type { Host } from '../../../contract/anchor/host';
import type { Audience } from '../../../domains/session/audience';
import type { Services } from '../../../services/services';
import { listableHosts } from './live-list';

export interface LiveList {
  readonly hosts: readonly Host[];
  /** Server time of the reading, Unix ms: earlier pushes are old. */
  readonly readAt: number;
}

/**
 * host/list, everybody at once: which tab somebody belongs into changes with pushes and with time (product.md, section
 * 4). What this viewer may not see is left out before anything is cached.
 */
export const liveListQuery = (services: Services, audience: Audience) =>
  queryOptions({
    queryKey: ['live-list', audience.key] as const,
    queryFn: async ({ signal }): Promise<LiveList> => {
      const hosts = await services.call(hostList, {}, { signal });
      return { hosts: listableHosts(hosts, audience.viewer), readAt: services.now() };
    },
  });
