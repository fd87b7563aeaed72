import { queryOptions } from '@tanstack/react-query';
import { hostList } from '../../../contract/anchor/calls-hosts';
import type { Audience } from '../../../domains/session/audience';
import { shownHosts } from '../../../rules/anchor/streamer-display';
import { asked } from '../../../services/asking';
import type { Services } from '../../../services/services';

/** A host with their photos, as this viewer may see them; undefined for nobody or who has withdrawn. */
export const portraitQuery = (services: Services, audience: Audience, hostId: string) =>
  queryOptions({
    queryKey: ['anchor-image', audience.key, hostId] as const,
    queryFn: async ({ signal }) => {
      const [hosts, askedAt] = await asked(services, services.call(hostList, { hostId }, { signal, quiet: true }));
      const host = shownHosts(hosts, audience.viewer).find(({ id }) => id === hostId);
      return { hosts: host === undefined ? [] : [host], askedAt };
    },
  });
