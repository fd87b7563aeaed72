import { useTranslations } from 'use-intl/react';
import { TopicFrame } from '../frame/page-frames';
import { BracketPanel } from './bracket/bracket-panel';
import { NbaSchedule } from './schedule/nba-schedule';
import { NbaLeaders } from './tables/nba-leaders';
import { NbaStandings } from './tables/nba-standings-panel';
import { NBA_TABS, useNbaUrlState } from './use-nba-url-state';

/** The NBA: schedule, standings, play-offs and cup, leaders. */
export default function NbaPage() {
  const t = useTranslations('nba');
  const { tab, view, seasonId, isCup, choose } = useNbaUrlState();
  const season = { seasonId, onSeason: (chosen: string) => choose({ seasonId: chosen }) };
  return (
    <TopicFrame
      current="nba"
      spot="nba"
      tabs={NBA_TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
      tab={tab}
      onTab={(value) => choose({ tab: value })}
      source={{ of: 'nba', seasonId }}
    >
      {tab === 'schedule' && <NbaSchedule {...season} view={view} onView={(chosen) => choose({ view: chosen })} />}
      {tab === 'standings' && <NbaStandings {...season} />}
      {tab === 'playoffs' && <BracketPanel {...season} isCup={isCup} onCup={(chosen) => choose({ isCup: chosen })} />}
      {tab === 'leaders' && <NbaLeaders {...season} />}
    </TopicFrame>
  );
}
