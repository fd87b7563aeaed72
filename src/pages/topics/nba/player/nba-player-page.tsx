import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { NbaPlayerDetail } from '../../../../contract/nba/nba-player';
import { useServices } from '../../../../services/services';
import { DetailLayout } from '../../layout/page-layouts';
import { PersonHead } from '../../player/player-head';
import { nbaPlayerQuery, useNbaOrigin } from '../data/nba-queries';
import { LastGames } from './last-games';
import { NbaPlayerSeasons } from './nba-player-seasons';

function NbaPlayerHead({ player }: { readonly player: NbaPlayerDetail }) {
  const t = useTranslations('nba');
  const missing = useTranslations('format')('missing');
  const { paths } = useServices();
  const { position, draftYear } = player;
  const playsAs = position && t(`position.${position}`);
  return (
    <PersonHead
      player={player}
      playsAs={playsAs}
      pathOf={(teamId) => paths.nbaTeam(teamId)}
      more={[
        { label: t('position.label'), value: playsAs ?? missing },
        { label: t('player.draft'), value: draftYear === undefined ? missing : String(draftYear) },
      ]}
    />
  );
}

function Player({ playerId }: { readonly playerId: string }) {
  const t = useTranslations('nba');
  const query = useQuery(nbaPlayerQuery(useNbaOrigin(), playerId));
  return (
    <DetailLayout title={t('player.title')} query={query} name={query.data?.playerName}>
      {(player) => (
        <>
          <NbaPlayerHead player={player} />
          <NbaPlayerSeasons seasons={player.seasons} />
          <LastGames games={player.lastGames} />
        </>
      )}
    </DetailLayout>
  );
}

/** A player of the NBA: who it is, its seasons, its last games. */
export default function NbaPlayerPage() {
  const { id = '' } = useParams();
  return <Player key={id} playerId={id} />;
}
