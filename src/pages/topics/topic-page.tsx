import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { PromoBanner } from '../../domains/banner/promo-banner';
import { useServices } from '../../services/services';
import { TabPanel, Tabs } from '../../ui/controls/tabs';
import { PageMain } from '../../ui/layout/page-main';
import { PullToRefresh } from '../../ui/lists/pull-to-refresh';
import { GroupsPanel } from './cups/groups-panel';
import { KnockoutPanel } from './cups/knockout-panel';
import { LineupPanel } from './cups/lineup-panel';
import { LeagueTabs } from './league-tabs';
import { MyMatches } from './my-matches';
import { DaySchedule } from './schedule/day-schedule';
import { StageSchedule } from './schedule/stage-schedule';
import { PlayersPanel } from './tables/players-panel';
import { StandingsPanel } from './tables/standings-panel';
import { TeamsPanel } from './tables/teams-panel';
import type { Competition, Topic, TopicTab } from './topic';
import { TopicChips } from './topic-chips';
import { useTopicUrlState } from './topic-url-state';
import { useTopicRefresh } from './use-topic-refresh';

interface PanelProps {
  readonly topic: Topic;
  readonly competition: Competition;
  readonly tab: TopicTab;
}

function Panel({ topic, competition, tab }: PanelProps) {
  const { seasonId } = competition;
  const source = { topic, seasonId };
  switch (tab) {
    case 'schedule':
      return topic.scheduleBy === 'days' ? <DaySchedule {...source} /> : <StageSchedule {...source} />;
    case 'standings':
      return <StandingsPanel topic={topic} competition={competition} />;
    case 'players':
      return <PlayersPanel {...source} />;
    case 'teams':
      return <TeamsPanel {...source} />;
    case 'groups':
      return <GroupsPanel topic={topic} competition={competition} />;
    case 'knockout':
      return <KnockoutPanel {...source} />;
    case 'lineup':
      return <LineupPanel {...source} />;
  }
}

/** A topic of leagues or of a cup: what it shows is data (`topics.ts`). */
export function TopicPage({ topic }: { readonly topic: Topic }) {
  const t = useTranslations();
  const { scrollContainer } = useServices();
  const id = useId();
  const { competition, tab, selectTab, selectSeason } = useTopicUrlState(topic);
  const { isRefreshing, refresh } = useTopicRefresh();
  const { competitions } = topic;
  return (
    <PageMain heading={t('nav.topics')} below="float">
      <PullToRefresh container={scrollContainer} isRefreshing={isRefreshing} onRefresh={() => void refresh()} />
      <TopicChips current={topic.key} />
      <MyMatches />
      {competitions.length > 1 && (
        <LeagueTabs
          label={t(`topics.${topic.param}`)}
          leagues={competitions.map(({ seasonId, key, mark }) => ({
            value: seasonId,
            label: t(`topics.competition.${key}`),
            mark: mark && t(`topics.mark.${mark}`),
          }))}
          value={competition.seasonId}
          onSelect={selectSeason}
          panelId={id}
        />
      )}
      <div id={id}>
        <Tabs
          id={id}
          label={t('topics.tabs')}
          tabs={topic.tabs.map((value) => ({ value, label: t(`topics.tab.${value}`) }))}
          value={tab}
          onSelect={selectTab}
          sticky="header"
        />
        <TabPanel id={id} value={tab}>
          <Panel key={competition.seasonId} topic={topic} competition={competition} tab={tab} />
        </TabPanel>
      </div>
      <PromoBanner spot={topic.key === 'fiveLeagues' ? 'fiveLeagues' : 'cups'} />
    </PageMain>
  );
}
