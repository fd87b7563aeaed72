import { queryOptions } from '@tanstack/react-query';
import { hostRank } from '../../contract/anchor/calls-anchors';
import type { Host } from '../../contract/anchor/host';
import { shownHosts } from '../../rules/anchor/streamer-display';
import { rankedHosts } from '../../rules/anchor/week-rank';
import type { Services } from '../../services/services';
import type { Audience } from '../session/audience';

/** 0 this week, 1 the last. */
export type RankWeek = 0 | 1;

export interface WeekRank {
  readonly hosts: readonly Host[];
  /** Server time of the reading, Unix ms: earlier pushes are old. */
  readonly readAt: number;
}

/** host/rank; withdrawn anchors and what may not be seen of the others is left out before anything is cached. */
export const weekRankQuery = (services: Services, audience: Audience, week: RankWeek) =>
  queryOptions({
    queryKey: ['week-rank', audience.key, week] as const,
    queryFn: async ({ signal }): Promise<WeekRank> => {
      const hosts = await services.call(hostRank, { week }, { signal });
      return { hosts: rankedHosts(shownHosts(hosts, audience.viewer)), readAt: services.now() };
    },
  });
