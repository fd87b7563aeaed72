import { queryOptions } from '@tanstack/react-query';
import { hostList } from '../../../contract/anchor/calls-anchors';
import type { Host } from '../../../contract/anchor/host';
import type { Audience } from '../../../domains/session/audience';
import { ALWAYS_TRY } from '../../../services/always-try';
import type { Services } from '../../../services/services';
import { type LiveTab, listedHosts } from './live-list';

export interface LiveList {
  readonly hosts: readonly Host[];
  /** When the server said so, Unix ms: pushes from before it are old. */
  readonly readAt: number;
}

/**
 * host/list for one tab (product.md, section 4); what this viewer may not see is left out before anything is cached.
 */
export const liveListQuery = (services: Services, audience: Audience, tab: LiveTab) =>
  queryOptions({
    queryKey: ['live-list', audience.key, tab] as const,
    queryFn: async ({ signal }): Promise<LiveList> => {
      const hosts = await services.call(hostList, { tab }, { signal });
      return { hosts: listedHosts(hosts, tab, audience.viewer), readAt: services.now() };
    },
    ...ALWAYS_TRY,
  });
