import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { NBA_STATS, type NbaStat } from '../../../../contract/nba/nba-codes';
import type { NbaSquadPlayer } from '../../../../contract/nba/nba-player';
import { useServices } from '../../../../services/services';
import { Section, Strip } from '../../../../ui/layout/section';
import { BestCard } from '../../team/best-card';
import { nbaSquadQuery } from '../data/nba-queries';
import { useNbaSource } from '../data/use-nba-source';
import { usePerGame } from '../data/use-per-game';

/** Of so many games of the most played. */
const QUALIFIED = 0.5;

function bestIn(players: readonly NbaSquadPlayer[], stat: NbaStat): NbaSquadPlayer | undefined {
  const most = Math.max(0, ...players.map(({ games = 0 }) => games));
  return players
    .filter(({ games = 0 }) => games > 0 && games >= most * QUALIFIED)
    .reduce<NbaSquadPlayer | undefined>(
      (best, one) => ((one[stat] ?? 0) > (best?.[stat] ?? 0) ? one : best),
      undefined,
    );
}

/** The best of the team in each thing. Something beside the games: without it the page shows less, and says nothing. */
export function NbaBest({ teamId }: { readonly teamId: string }) {
  const topics = useTranslations('topics');
  const t = useTranslations('nba');
  const { fileUrl, paths } = useServices();
  const perGame = usePerGame();
  const { data = [] } = useQuery(nbaSquadQuery(useNbaSource(), teamId));
  const best = NBA_STATS.flatMap((stat) => {
    const player = bestIn(data, stat);
    return player === undefined ? [] : [{ stat, player }];
  });
  if (best.length === 0) return null;
  return (
    <Section title={topics('best')}>
      <Strip>
        {best.map(({ stat, player: { playerId, shortName, playerName = playerId, playerLogo, ...figures } }) => (
          <BestCard
            key={stat}
            name={shortName ?? playerName}
            portrait={playerLogo && fileUrl(playerLogo)}
            value={perGame(figures[stat])}
            label={t(`stat.${stat}`)}
            to={paths.nbaPlayer(playerId)}
          />
        ))}
      </Strip>
    </Section>
  );
}
