import { useTranslations } from 'use-intl/react';
import type { NbaView } from '../../../contract/nba/nba-codes';
import { oneOf, useUrlState, yesOrNo } from '../../../services/use-url-state';
import { TopicLayout } from '../layout/page-layouts';
import { BracketPanel } from './bracket/bracket-panel';
import { RUNNING_SEASON, SEASON_IDS } from './data/seasons';
import { NBA_VIEWS } from './data/views';
import { NbaSchedule } from './schedule/nba-schedule';
import { NbaLeaders } from './tables/nba-leaders';
import { NbaStandings } from './tables/nba-standings-panel';

const NBA_TABS = ['schedule', 'standings', 'playoffs', 'leaders'] as const;
type NbaTab = (typeof NBA_TABS)[number];

/** The url state of the NBA's page. */
interface NbaUrlState {
  readonly tab: NbaTab;
  readonly seasonId: string;
  readonly view: NbaView;
  /** The cup's bracket instead of the play-offs'. */
  readonly isCup: boolean;
}

const FIELDS = {
  tab: oneOf<NbaTab>('tab', NBA_TABS),
  seasonId: oneOf<string>('season', SEASON_IDS),
  view: oneOf<NbaView>('kind', NBA_VIEWS),
  isCup: yesOrNo('sub', 'cup', 'playoffs'),
};
const FIRST: NbaUrlState = { tab: 'schedule', seasonId: RUNNING_SEASON, view: 'regular', isCup: false };

/** The NBA: schedule, standings, play-offs and cup, leaders. */
export default function NbaPage() {
  const t = useTranslations('nba');
  const [chosen, choose] = useUrlState<NbaUrlState>({ fields: FIELDS, usual: FIRST, memory: 'each' });
  const { tab, view, seasonId, isCup } = chosen;
  const season = { seasonId, onSeason: (chosen: string) => choose({ seasonId: chosen }) };
  const schedule = <NbaSchedule {...season} view={view} onView={(chosen) => choose({ view: chosen })} />;
  const standings = <NbaStandings {...season} />;
  return (
    <TopicLayout
      topic="nba"
      seasonId={seasonId}
      tabs={NBA_TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
      tab={tab}
      onTab={(value) => choose({ tab: value })}
      beside={tab === 'schedule' ? standings : tab === 'standings' ? schedule : undefined}
    >
      {tab === 'schedule' && schedule}
      {tab === 'standings' && standings}
      {tab === 'playoffs' && <BracketPanel {...season} isCup={isCup} onCup={(chosen) => choose({ isCup: chosen })} />}
      {tab === 'leaders' && <NbaLeaders {...season} />}
    </TopicLayout>
  );
}
