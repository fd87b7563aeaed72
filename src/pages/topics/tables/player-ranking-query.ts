import { queryOptions } from '@tanstack/react-query';
import { leaguePlayerRanking } from '../../../contract/football/calls-football';
import type { PlayerStat } from '../../../contract/football/football-codes';
import type { Services } from '../../../services/services';
import { topPlayers } from '../data/football-lists';
import { TOPIC_KEY } from '../data/topic-queries';

/** The top ten of a league's players (product.md, section 5). */
export const playerRankingQuery = ({ call }: Services, seasonId: string, order: PlayerStat) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'players', seasonId, order] as const,
    queryFn: async ({ signal }) => topPlayers(await call(leaguePlayerRanking, { seasonId, order }, { signal })),
  });
