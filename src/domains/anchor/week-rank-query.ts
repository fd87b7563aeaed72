import { queryOptions } from '@tanstack/react-query';
import { hostRank } from '../../contract/anchor/calls-hosts';
import type { Host } from '../../contract/anchor/host';
import { shownHosts } from '../../rules/anchor/streamer-display';
import { rankedHosts } from '../../rules/anchor/week-rank';
import type { HostReading } from '../../rules/match/live-overlay';
import { asked } from '../../services/asking';
import type { Services } from '../../services/services';
import type { Audience } from '../session/audience';

/** 0 this week, 1 the last. */
export type RankWeek = 0 | 1;

/** This week's ranking stands for so long as it takes to look at the last. */
const SAME_MS = 60_000;

const standingOf = (hosts: readonly Host[]): string =>
  JSON.stringify(hosts.map(({ id, rank, heat }) => [id, rank, heat]));

/** host/rank; withdrawn anchors and what may not be seen of the others is left out before anything is cached. */
export const weekRankQuery = (services: Services, audience: Audience, week: RankWeek) =>
  queryOptions({
    queryKey: ['week-rank', audience.key, week] as const,
    queryFn: async ({ client, signal }): Promise<HostReading> => {
      const asking = services.call(hostRank, week === 0 ? {} : { week }, { signal });
      const [read, askedAt] = await asked(services, asking);
      const hosts = rankedHosts(shownHosts(read, audience.viewer));
      if (week === 0) return { hosts, askedAt };
      // Who does not know `week` answers with this one again (decisions.md, additions to requests).
      const now = await client.fetchQuery({ ...weekRankQuery(services, audience, 0), staleTime: SAME_MS });
      return { hosts: standingOf(hosts) === standingOf(now.hosts) ? [] : hosts, askedAt };
    },
  });
