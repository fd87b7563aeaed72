import { queryOptions } from '@tanstack/react-query';
import { hostList } from '../../../contract/anchor/calls-hosts';
import type { Audience } from '../../../domains/session/audience';
import { shownHosts } from '../../../rules/anchor/streamer-display';
import type { HostReading } from '../../../rules/match/live-overlay';
import { asked } from '../../../services/asking';
import type { Services } from '../../../services/services';

/** host/list without what this viewer may not see. Tabs follow pushes and time (product.md, section 4). */
export const liveListQuery = (services: Services, audience: Audience) =>
  queryOptions({
    queryKey: ['live-list', audience.key] as const,
    queryFn: async ({ signal }): Promise<HostReading> => {
      const [hosts, askedAt] = await asked(services, services.call(hostList, {}, { signal }));
      return { hosts: shownHosts(hosts, audience.viewer), askedAt };
    },
  });
