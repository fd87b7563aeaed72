import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../services/services';
import { knownSeasons } from './football-lists';
import type { Topic } from './topic';
import { TOPIC_KEY } from './topic-queries';

const SEASONS_STALE_MS = 5 * 60_000;

/** The seasons of a team, of known competitions only (product.md, section 5). */
export const seasonListQuery = (services: Services, topic: Topic, teamId: string) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'seasons', topic.key, teamId] as const,
    queryFn: async ({ signal }) => knownSeasons(await topic.calls.seasonList({ services, signal }, teamId)),
    staleTime: SEASONS_STALE_MS,
  });

/** The best of a team in each thing: as the server names them, else the first of its leaders. */
export const bestQuery = (services: Services, topic: Topic, teamId: string, seasonId: string) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'best', topic.key, teamId, seasonId] as const,
    queryFn: async ({ signal }) => {
      const ask = { services, signal };
      if (topic.calls.best !== undefined) return topic.calls.best(ask, teamId, seasonId);
      const leaders = (await topic.calls.leaders?.(ask, teamId, seasonId)) ?? [];
      return leaders.flatMap(({ stat, players: [first] }) => (first === undefined ? [] : [{ ...first, stat }]));
    },
  });

export const leadersQuery = (services: Services, topic: Topic, teamId: string, seasonId: string) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'leaders', topic.key, teamId, seasonId] as const,
    queryFn: async ({ signal }) => (await topic.calls.leaders?.({ services, signal }, teamId, seasonId)) ?? [],
  });
