import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../../domains/query/query-state';
import { StarTeam } from '../../../../domains/team/star-team';
import { usePageTitle } from '../../../../services/page-title';
import { useServices } from '../../../../services/services';
import { TabPanel, Tabs } from '../../../../ui/controls/tabs';
import { NavBar } from '../../../../ui/layout/nav-bar';
import { PageMain } from '../../../../ui/layout/page-main';
import { PullToRefresh } from '../../../../ui/lists/pull-to-refresh';
import { TEAM_TABS, useTeamTab } from '../../team/team-tab';
import { PAGE_HEIGHT_PX, PageSkeleton } from '../../topic-skeletons';
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
      <NavBar title={t('pages.leagueTeam')} onBack={goBack}>
        {team !== undefined && (
          <StarTeam
            team={{ id: teamId, topic: 'nba', seasonId: team.seasonId, name: team.teamName, logo: team.teamLogo }}
          />
        )}
      </NavBar>
      <PageMain>
        <PullToRefresh container={scrollContainer} isRefreshing={isRefreshing} onRefresh={() => void refresh()} />
        <QueryState query={query} skeleton={<PageSkeleton />} space={PAGE_HEIGHT_PX}>
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
