import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { NbaMatch } from '../../../../contract/nba/nba-match';
import { withMatchPush } from '../../../../rules/match/live-overlay';
import { useServices } from '../../../../services/services';

/** Games as read at `readAt`, with what pushes have said of them since. */
export function useLiveGames(games: readonly NbaMatch[], readAt: number): readonly NbaMatch[] {
  const pushes = useStore(useServices().live, (state) => state.matches);
  return useMemo(
    () => games.map((game) => withMatchPush(game, pushes.get(game.matchId), readAt)),
    [games, pushes, readAt],
  );
}
