import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { PromoBanner } from '../../../domains/banner/promo-banner';
import { MatchSourceContext } from '../../../domains/match/sheet/match-source';
import { useServices } from '../../../services/services';
import { TabPanel, Tabs } from '../../../ui/controls/tabs';
import { PageMain } from '../../../ui/layout/page-main';
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh';
import { MyMatches } from '../mine/my-matches';
import { TopicChips } from '../topic-chips';
import { useTopicRefresh } from '../use-topic-refresh';
import { BracketPanel } from './bracket/bracket-panel';
import { NbaSchedule } from './schedule/nba-schedule';
import { NbaLeaders } from './tables/nba-leaders';
import { NbaStandings } from './tables/nba-standings-panel';
import { NBA_TABS, useNbaUrlState } from './use-nba-url-state';

/** The NBA: schedule, standings, play-offs and cup, leaders. */
export default function NbaPage() {
  const t = useTranslations();
  const { scrollContainer } = useServices();
  const id = useId();
  const { tab, view, seasonId, isCup, choose } = useNbaUrlState();
  const { isRefreshing, refresh } = useTopicRefresh();
  const season = { seasonId, onSeason: (chosen: string) => choose({ seasonId: chosen }) };
  return (
    <PageMain heading={t('nav.topics')} below="float">
      <PullToRefresh container={scrollContainer} isRefreshing={isRefreshing} onRefresh={() => void refresh()} />
      <TopicChips current="nba" />
      <MyMatches />
      <Tabs
        id={id}
        label={t('topics.tabs')}
        tabs={NBA_TABS.map((value) => ({ value, label: t(`nba.tab.${value}`) }))}
        value={tab}
        onSelect={(value) => choose({ tab: value })}
        sticky="header"
      />
      <TabPanel id={id} value={tab}>
        <MatchSourceContext value={{ of: 'nba', seasonId }}>
          {tab === 'schedule' && <NbaSchedule {...season} view={view} onView={(chosen) => choose({ view: chosen })} />}
          {tab === 'standings' && <NbaStandings {...season} />}
          {tab === 'playoffs' && (
            <BracketPanel {...season} isCup={isCup} onCup={(chosen) => choose({ isCup: chosen })} />
          )}
          {tab === 'leaders' && <NbaLeaders {...season} />}
        </MatchSourceContext>
      </TabPanel>
      <PromoBanner spot="nba" />
    </PageMain>
  );
}
