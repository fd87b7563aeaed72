import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { DetailFrame } from '../frame/page-frames';
import { PlayerHead } from './player-head';
import { playerQuery } from './player-queries';
import { PlayerSeasons } from './player-seasons';

interface PlayerPageProps {
  /** The league in whose path the page stands. */
  readonly leagueId: string;
  readonly playerId: string;
}

/** A player: who it is, and its seasons. */
export function PlayerPage({ leagueId, playerId }: PlayerPageProps) {
  const t = useTranslations('pages');
  const query = useQuery(playerQuery(useServices(), playerId));
  return (
    <DetailFrame title={t('leaguePlayer')} query={query} name={query.data?.playerName}>
      {(player) => (
        <>
          <PlayerHead player={player} leagueId={leagueId} />
          <PlayerSeasons playerId={playerId} seasons={player.seasons} leagueId={leagueId} />
        </>
      )}
    </DetailFrame>
  );
}
