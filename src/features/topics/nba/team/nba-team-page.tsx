import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { usePageTitle } from '../../../../context/page-title';
import { useServices } from '../../../../context/services';
import { QueryState } from '../../../../parts/page/query-state';
import { NavBar } from '../../../../ui/nav-bar';
import { PageMain } from '../../../../ui/page-main';
import { PullToRefresh } from '../../../../ui/pull-to-refresh';
import { TabPanel, Tabs } from '../../../../ui/tabs';
import { PAGE_HEIGHT_PX, PageBones } from '../../../../ui/topic-skeletons';
import { TEAM_TABS, useTeamTab } from '../../team/team-tab';
import { useTopicRefresh } from '../../use-topic-refresh';
import { nbaTeamQuery } from '../nba-queries';
import { useNbaSource } from '../use-nba-source';
import { NbaSquad } from './nba-squad';
import { NbaTeamGames } from './nba-team-games';
import { NbaTeamHero } from './nba-team-hero';
import { NbaTeamStats } from './nba-team-stats';

function Team({ teamId }: { readonly teamId: string }) {
  const t = useTranslations();
  const { goBack, scrollContainer } = useServices();
  const id = useId();
  const { tab, selectTab } = useTeamTab();
  const { isRefreshing, refresh } = useTopicRefresh();
  const query = useQuery(nbaTeamQuery(useNbaSource(), teamId));
  const team = query.data;
  usePageTitle(team?.teamName);
  return (
    <>
      <NavBar title={t('pages.leagueTeam')} onBack={goBack} />
      <PageMain>
        <PullToRefresh container={scrollContainer} isRefreshing={isRefreshing} onRefresh={() => void refresh()} />
        <QueryState query={query} bones={<PageBones />} space={PAGE_HEIGHT_PX}>
          {team !== undefined && (
            <>
              <NbaTeamHero team={team} />
              <Tabs
                id={id}
                label={t('topics.tabs')}
                tabs={TEAM_TABS.map((value) => ({ value, label: t(`nba.teamTab.${value}`) }))}
                value={tab}
                onSelect={selectTab}
                sticky="nav"
              />
              <TabPanel id={id} value={tab}>
                {tab === 'schedule' && <NbaTeamGames team={team} />}
                {tab === 'lineup' && <NbaSquad team={team} />}
                {tab === 'stats' && <NbaTeamStats team={team} />}
              </TabPanel>
            </>
          )}
        </QueryState>
      </PageMain>
    </>
  );
}

/** A team of the NBA: its games, its squad, its figures beside the league's. */
export default function NbaTeamPage() {
  const { id = '' } = useParams();
  return <Team key={id} teamId={id} />;
}
