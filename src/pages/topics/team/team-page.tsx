import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../domains/query/query-state';
import { StarTeam } from '../../../domains/team/star-team';
import { usePageTitle } from '../../../services/page-title';
import { useServices } from '../../../services/services';
import { TabPanel, Tabs } from '../../../ui/controls/tabs';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh';
import type { Competition, Topic } from '../topic';
import { lineUpQuery } from '../topic-queries';
import { PAGE_HEIGHT_PX, PageSkeleton } from '../topic-skeletons';
import { useTopicRefresh } from '../use-topic-refresh';
import { LastLineup } from './last-lineup';
import { Squad } from './squad';
import { TeamHero } from './team-hero';
import { TeamMatches } from './team-matches';
import { TeamStats } from './team-stats';
import { TEAM_TABS, useTeamTab } from './team-tab';

interface TeamPageProps {
  readonly topic: Topic;
  readonly competition: Competition;
  readonly teamId: string;
}

/** A team: its matches by seasons, its last line-up and its squad, its figures. */
export function TeamPage({ topic, competition, teamId }: TeamPageProps) {
  const t = useTranslations();
  const services = useServices();
  const id = useId();
  const { tab, selectTab } = useTeamTab();
  const { isRefreshing, refresh } = useTopicRefresh();
  const query = useQuery(lineUpQuery({ services, topic }, teamId));
  const team = query.data;
  usePageTitle(team?.teamName);
  const source = { topic, teamId };
  const seasonId = team?.seasonId ?? competition.seasonId;
  return (
    <>
      <NavBar title={t('pages.leagueTeam')} onBack={services.goBack}>
        {team !== undefined && (
          <StarTeam
            team={{
              id: teamId,
              topic: topic.key,
              seasonId: competition.seasonId,
              name: team.teamName,
              logo: team.teamLogo,
            }}
          />
        )}
      </NavBar>
      <PageMain>
        <PullToRefresh
          container={services.scrollContainer}
          isRefreshing={isRefreshing}
          onRefresh={() => void refresh()}
        />
        <QueryState query={query} skeleton={<PageSkeleton />} space={PAGE_HEIGHT_PX}>
          {team !== undefined && (
            <>
              <TeamHero team={team} />
              <Tabs
                id={id}
                label={t('topics.tabs')}
                tabs={TEAM_TABS.map((value) => ({
                  value,
                  label: t(value === 'lineup' ? 'topics.squad' : `topics.tab.${value}`),
                }))}
                value={tab}
                onSelect={selectTab}
                sticky="nav"
              />
              <TabPanel id={id} value={tab}>
                {tab === 'schedule' && <TeamMatches {...source} seasonId={seasonId} />}
                {tab === 'lineup' && <LastLineup lineUp={team.lineUp} />}
                {tab === 'lineup' && <Squad topic={topic} seasonId={competition.seasonId} players={team.players} />}
                {tab === 'stats' && <TeamStats {...source} seasonId={seasonId} groupName={team.groupName} />}
              </TabPanel>
            </>
          )}
        </QueryState>
      </PageMain>
    </>
  );
}
