import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../context/services';
import { leaguePlayerRanking } from '../../../contract/calls-football';
import type { PlayerStat } from '../../../contract/football-codes';
import { ALWAYS_TRY } from '../../../parts/page/always-try';
import { topPlayers } from '../../../rules/football-lists';
import { TOPIC_KEY } from '../topic-queries';

/** The top ten of a league's players (section 5). */
export const playerRankingQuery = ({ call }: Services, seasonId: string, order: PlayerStat) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'players', seasonId, order] as const,
    queryFn: async ({ signal }) => topPlayers(await call(leaguePlayerRanking, { seasonId, order }, { signal })),
    ...ALWAYS_TRY,
  });
