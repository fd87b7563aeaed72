import { queryOptions } from '@tanstack/react-query';
import { hostList } from '../../../contract/anchor/calls-anchors';
import type { Audience } from '../../../domains/session/audience';
import { shownHosts } from '../../../rules/anchor/streamer-display';
import type { Services } from '../../../services/services';

/** Who shows what, as this viewer may see it: the calls of a team's matches do not tell it of every league. */
export const shownByQuery = ({ call, now }: Services, audience: Audience) =>
  queryOptions({
    queryKey: ['my-matches', 'hosts', audience.key] as const,
    queryFn: async ({ signal }) => ({
      hosts: shownHosts(await call(hostList, {}, { signal, quiet: true }), audience.viewer),
      readAt: now(),
    }),
  });
