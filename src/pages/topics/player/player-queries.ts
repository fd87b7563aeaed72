import { queryOptions } from '@tanstack/react-query';
import { playerBasicOf, playerSeasonStatOf } from '../../../contract/football/calls-football';
import type { Services } from '../../../services/services';
import { TOPIC_KEY } from '../data/topic-queries';

export const playerQuery = ({ call }: Services, id: string) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'player', id] as const,
    queryFn: ({ signal }) => call(playerBasicOf, { id }, { signal }),
  });

export const playerSeasonQuery = ({ call }: Services, playerId: string, seasonId: string) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'player-season', playerId, seasonId] as const,
    queryFn: ({ signal }) => call(playerSeasonStatOf, { seasonId, playerId }, { signal }),
  });
