import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { CONFERENCE } from '../../../../contract/nba/nba-codes';
import type { NbaMatch } from '../../../../contract/nba/nba-match';
import { matchStore } from '../../../../domains/match/match-store';
import { useUnspoilt } from '../../../../domains/spoilers/use-unspoilt';
import { withMatchPush } from '../../../../rules/match/live-overlay';
import type { Spoilable } from '../../../../rules/match/spoilers';
import { hiddenSides } from '../../../../rules/match/veiled';
import type { Dated } from '../../../../rules/reading/asked';
import { useStore } from '../../../../services/store-registry';
import { nbaRankingQuery, useNbaOrigin } from '../data/nba-queries';
import { withConferences, withSeriesPositions } from '../data/told-by-teams';

/** A game as it may be seen. */
export type ShownGame = NbaMatch & Pick<Spoilable, 'isVeiled'>;

/** Without the names that tell who won a game whose score is hidden. */
function withoutWinners(games: readonly ShownGame[], name: string): readonly ShownGame[] {
  if (games.every(({ isVeiled }) => isVeiled !== true)) return games;
  const sidesOf = hiddenSides(games);
  return games.map((game) => {
    const { home, away } = sidesOf(game);
    return {
      ...game,
      ...(home ? { homeName: name, homeShortName: name, homeLogo: undefined } : {}),
      ...(away ? { awayName: name, awayShortName: name, awayLogo: undefined } : {}),
    };
  });
}

const asItIs = (games: readonly NbaMatch[]) => games;

/** Games with pushes laid over, conference and series; `staged` gives them the stages of a bracket. */
export function useToldGames(
  games: readonly Dated<NbaMatch>[],
  seasonId: string,
  staged: (games: readonly NbaMatch[]) => readonly NbaMatch[] = asItIs,
): readonly ShownGame[] {
  const pushes = useStore(matchStore, (state) => state.pushes);
  const live = useMemo(() => games.map((game) => withMatchPush(game, pushes.get(game.matchId))), [games, pushes]);
  const isUntold = games.length > 0 && games.every(({ conference }) => conference === undefined);
  const { data } = useQuery({
    ...nbaRankingQuery(useNbaOrigin(), seasonId, 'regular', String(CONFERENCE.east)),
    enabled: isUntold,
  });
  const unspoilt = useUnspoilt();
  const winner = useTranslations('topics')('winnerHidden');
  return useMemo(() => {
    const teams = data?.flatMap(({ rankingItem }) => rankingItem.map(({ teamId }) => teamId)) ?? [];
    const told = withSeriesPositions(withConferences(staged(live), new Set(teams))).map(unspoilt);
    return withoutWinners(told, winner);
  }, [live, data, unspoilt, winner, staged]);
}
