import { useMemo } from 'react';
import type { NbaMatch } from '../../../../contract/nba/nba-match';
import { matchStore } from '../../../../domains/match/match-store';
import { withMatchPush } from '../../../../rules/match/live-overlay';
import { useStore } from '../../../../services/store-registry';

/** Games as read at `readAt`, with what pushes have said of them since. */
export function useLiveGames(games: readonly NbaMatch[], readAt: number): readonly NbaMatch[] {
  const pushes = useStore(matchStore, (state) => state.pushes);
  return useMemo(
    () => games.map((game) => withMatchPush(game, pushes.get(game.matchId), readAt)),
    [games, pushes, readAt],
  );
}
