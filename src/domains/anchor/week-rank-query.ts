import { queryOptions } from '@tanstack/react-query';
import { hostRank } from '../../contract/anchor/calls-anchors';
import { shownHosts } from '../../rules/anchor/streamer-display';
import { rankedHosts } from '../../rules/anchor/week-rank';
import type { HostReading } from '../../rules/match/live-overlay';
import { asked } from '../../services/asking';
import type { Services } from '../../services/services';
import type { Audience } from '../session/audience';

/** 0 this week, 1 the last. */
export type RankWeek = 0 | 1;

/** host/rank; withdrawn anchors and what may not be seen of the others is left out before anything is cached. */
export const weekRankQuery = (services: Services, audience: Audience, week: RankWeek) =>
  queryOptions({
    queryKey: ['week-rank', audience.key, week] as const,
    queryFn: async ({ signal }): Promise<HostReading> => {
      const [hosts, askedAt] = await asked(services, services.call(hostRank, { week }, { signal }));
      return { hosts: rankedHosts(shownHosts(hosts, audience.viewer)), askedAt };
    },
  });
