import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { PlayerBasic } from '../../../contract/football/football-player';
import { QueryState } from '../../../domains/query/query-state';
import { useServices } from '../../../services/services';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import { ChoiceMenu } from '../../../ui/overlays/choice-menu';
import { playerQuery, playerSeasonQuery } from '../data/topic-queries';
import { NoData } from '../layout/no-data';
import { DetailLayout } from '../layout/page-layouts';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../layout/topic-skeletons';
import { PlayerHead } from './player-head';
import { PlayerHistory, PlayerSeason } from './player-tables';

interface PlayerSeasonsProps {
  readonly playerId: string;
  readonly leagueId: string;
  /** To choose from, newest first. */
  readonly seasons: PlayerBasic['seasons'];
}

/** A player's figures of one season, and those of the seasons before. */
function PlayerSeasons({ playerId, leagueId, seasons }: PlayerSeasonsProps) {
  const t = useTranslations('topics');
  const services = useServices();
  const [chosen, setChosen] = useState<string>();
  const season = seasons.find(({ seasonId }) => seasonId === chosen) ?? seasons[0];
  const seasonId = season?.seasonId ?? leagueId;
  const query = useQuery(playerSeasonQuery(services, playerId, seasonId));
  const menu = season !== undefined && (
    <ChoiceMenu
      label={t('seasons')}
      choices={seasons.map((one) => ({ value: one.seasonId, label: one.seasonName ?? one.seasonId }))}
      value={season.seasonId}
      onChoose={setChosen}
    />
  );
  return (
    <>
      <TitledSection title={t('seasonStats')} end={menu}>
        <Card>
          <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
            {query.data === undefined ? <NoData /> : <PlayerSeason stat={query.data} />}
          </QueryState>
        </Card>
      </TitledSection>
      {query.data !== undefined && query.data.history.length > 0 && <PlayerHistory stat={query.data} />}
    </>
  );
}

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
    <DetailLayout title={t('leaguePlayer')} query={query} name={query.data?.playerName}>
      {(player) => (
        <>
          <PlayerHead player={player} leagueId={leagueId} />
          <PlayerSeasons playerId={playerId} seasons={player.seasons} leagueId={leagueId} />
        </>
      )}
    </DetailLayout>
  );
}
