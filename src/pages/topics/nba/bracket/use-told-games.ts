import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CONFERENCE } from '../../../../contract/nba/nba-codes';
import type { NbaMatch } from '../../../../contract/nba/nba-match';
import { nbaRankingQuery } from '../nba-queries';
import { withConferences, withSeriesPlaces } from '../told-by-teams';
import { useNbaSource } from '../use-nba-source';
import { useLiveGames } from './use-live-games';

/**
 * Games as read at `readAt` with what pushes have said since, each with its conference and the place of its series: where the
 * feed tells neither, the teams of the eastern table do.
 */
export function useToldGames(games: readonly NbaMatch[], readAt: number, seasonId: string): readonly NbaMatch[] {
  const live = useLiveGames(games, readAt);
  const isUntold = games.length > 0 && games.every(({ conference }) => conference === undefined);
  const { data } = useQuery({
    ...nbaRankingQuery(useNbaSource(), seasonId, 'regular', String(CONFERENCE.east)),
    enabled: isUntold,
  });
  return useMemo(() => {
    const teams = data?.flatMap(({ rankingItem }) => rankingItem.map(({ teamId }) => teamId)) ?? [];
    return withSeriesPlaces(withConferences(live, new Set(teams)));
  }, [live, data]);
}
