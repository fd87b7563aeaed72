import { queryOptions } from '@tanstack/react-query';
import { hostList } from '../../../contract/anchor/calls-anchors';
import type { Audience } from '../../../domains/session/audience';
import { shownHosts } from '../../../rules/anchor/streamer-display';
import type { HostReading } from '../../../rules/match/live-overlay';
import { asked } from '../../../services/asking';
import type { Services } from '../../../services/services';

/**
 * host/list, everybody at once: which tab somebody belongs into changes with pushes and with time (product.md, section
 * 4). What this viewer may not see is left out before anything is cached.
 */
export const liveListQuery = (services: Services, audience: Audience) =>
  queryOptions({
    queryKey: ['live-list', audience.key] as const,
    queryFn: async ({ signal }): Promise<HostReading> => {
      const [hosts, askedAt] = await asked(services, services.call(hostList, {}, { signal }));
      return { hosts: shownHosts(hosts, audience.viewer), askedAt };
    },
  });
