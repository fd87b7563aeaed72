import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { DetailFrame } from '../../frame/page-frames';
import { nbaPlayerQuery } from '../data/nba-queries';
import { useNbaSource } from '../data/use-nba-source';
import { LastGames } from './last-games';
import { NbaPlayerHead } from './nba-player-head';
import { NbaPlayerSeasons } from './nba-player-seasons';

function Player({ playerId }: { readonly playerId: string }) {
  const t = useTranslations('nba');
  const query = useQuery(nbaPlayerQuery(useNbaSource(), playerId));
  return (
    <DetailFrame title={t('player.title')} query={query} name={query.data?.playerName}>
      {(player) => (
        <>
          <NbaPlayerHead player={player} />
          <NbaPlayerSeasons seasons={player.seasons} />
          <LastGames games={player.lastGames} />
        </>
      )}
    </DetailFrame>
  );
}

/** A player of the NBA: who it is, its seasons, its last games. */
export default function NbaPlayerPage() {
  const { id = '' } = useParams();
  return <Player key={id} playerId={id} />;
}
