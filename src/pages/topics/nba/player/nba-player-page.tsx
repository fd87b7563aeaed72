import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../../domains/query/query-state';
import { usePageTitle } from '../../../../services/page-title';
import { useServices } from '../../../../services/services';
import { NavBar } from '../../../../ui/layout/nav-bar';
import { PageMain } from '../../../../ui/layout/page-main';
import { PullToRefresh } from '../../../../ui/lists/pull-to-refresh';
import { PAGE_HEIGHT_PX, PageSkeleton } from '../../topic-skeletons';
import { useTopicRefresh } from '../../use-topic-refresh';
import { nbaPlayerQuery } from '../nba-queries';
import { useNbaSource } from '../use-nba-source';
import { LastGames } from './last-games';
import { NbaPlayerHead } from './nba-player-head';
import { NbaPlayerSeasons } from './nba-player-seasons';

function Player({ playerId }: { readonly playerId: string }) {
  const t = useTranslations('nba');
  const { goBack, scrollContainer } = useServices();
  const { isRefreshing, refresh } = useTopicRefresh();
  const query = useQuery(nbaPlayerQuery(useNbaSource(), playerId));
  const player = query.data;
  usePageTitle(player?.playerName);
  return (
    <>
      <NavBar title={t('player.title')} onBack={goBack} />
      <PageMain>
        <PullToRefresh container={scrollContainer} isRefreshing={isRefreshing} onRefresh={() => void refresh()} />
        <QueryState query={query} skeleton={<PageSkeleton />} space={PAGE_HEIGHT_PX}>
          {player !== undefined && (
            <>
              <NbaPlayerHead player={player} />
              <NbaPlayerSeasons seasons={player.seasons} />
              <LastGames games={player.lastGames} />
            </>
          )}
        </QueryState>
      </PageMain>
    </>
  );
}

/** A player of the NBA: who it is, its seasons, its last games. */
export default function NbaPlayerPage() {
  const { id = '' } = useParams();
  return <Player key={id} playerId={id} />;
}
