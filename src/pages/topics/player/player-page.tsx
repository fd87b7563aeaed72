import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../domains/query/query-state';
import { usePageTitle } from '../../../services/page-title';
import { useServices } from '../../../services/services';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh';
import { PAGE_HEIGHT_PX, PageSkeleton } from '../topic-skeletons';
import { useTopicRefresh } from '../use-topic-refresh';
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
  const services = useServices();
  const { isRefreshing, refresh } = useTopicRefresh();
  const query = useQuery(playerQuery(services, playerId));
  const player = query.data;
  usePageTitle(player?.playerName);
  return (
    <>
      <NavBar title={t('leaguePlayer')} onBack={services.goBack} />
      <PageMain>
        <PullToRefresh
          container={services.scrollContainer}
          isRefreshing={isRefreshing}
          onRefresh={() => void refresh()}
        />
        <QueryState query={query} skeleton={<PageSkeleton />} space={PAGE_HEIGHT_PX}>
          {player !== undefined && (
            <>
              <PlayerHead player={player} leagueId={leagueId} />
              <PlayerSeasons playerId={playerId} seasons={player.seasons} leagueId={leagueId} />
            </>
          )}
        </QueryState>
      </PageMain>
    </>
  );
}
