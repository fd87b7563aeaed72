import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { oneOf, useUrlState } from '../../services/use-url-state';
import { Chip } from '../../ui/controls/chip';
import { useRovingFocus } from '../../ui/controls/roving-focus';
import { CupStatsPanel } from './cups/cup-stats-panel';
import { GroupsPanel } from './cups/groups-panel';
import { KnockoutPanel } from './cups/knockout-panel';
import { LineupPanel } from './cups/lineup-panel';
import { StageSchedule } from './cups/stage-schedule';
import type { Competition, Topic, TopicTab } from './data/topic';
import { TopicLayout } from './layout/page-layouts';
import { DaySchedule } from './schedule/day-schedule';
import type { ShownSeason } from './tables/league-season-menu';
import { PanelHead } from './tables/panel-head';
import { PlayersPanel } from './tables/players-panel';
import { StandingsPanel } from './tables/standings-panel';
import { TeamsPanel } from './tables/teams-panel';
import styles from './topic-page.module.css';

interface LeagueTab<V extends string> {
  readonly value: V;
  readonly label: string;
  /** A letter in a box in front of the name. */
  readonly mark?: string | undefined;
}

interface LeagueTabsProps<V extends string> {
  readonly label: string;
  readonly leagues: readonly LeagueTab<V>[];
  readonly value: V;
  readonly onSelect: (value: V) => void;
  readonly panelId: string;
}

/** The competitions of a topic side by side: one stop for the Tab key, arrows between them. */
export function LeagueTabs<V extends string>({ label, leagues, value, onSelect, panelId }: LeagueTabsProps<V>) {
  const { list, onKeyDown } = useRovingFocus({ values: leagues.map((league) => league.value), onSelect });
  return (
    <div ref={list} className={styles.leagues} role="tablist" aria-label={label}>
      {leagues.map((league) => {
        const isSelected = league.value === value;
        return (
          <button
            key={league.value}
            type="button"
            role="tab"
            className={styles.league}
            aria-selected={isSelected}
            aria-controls={isSelected ? panelId : undefined}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(league.value)}
            onKeyDown={onKeyDown}
          >
            {league.mark !== undefined && (
              <span className={styles.mark} aria-hidden="true">
                {league.mark}
              </span>
            )}
            {league.label}
          </button>
        );
      })}
    </div>
  );
}

interface TopicUrlState {
  readonly competition: Competition;
  readonly tab: TopicTab;
}

const firstOf = ({ competitions: [competition], tabs: [tab] }: Topic): TopicUrlState => {
  if (competition === undefined || tab === undefined) throw new Error('a topic without competitions or tabs');
  return { competition, tab };
};

/** The competition and its page. */
function useTopicUrlState(topic: Topic) {
  const [chosen, choose] = useUrlState<TopicUrlState>({
    fields: {
      competition: oneOf(topic.param, topic.competitions, ({ seasonId }) => seasonId),
      tab: oneOf('tab', topic.tabs),
    },
    usual: firstOf(topic),
    memory: 'each',
  });
  return {
    ...chosen,
    selectTab: (tab: TopicTab) => choose({ tab }),
    selectSeason(seasonId: string) {
      const competition = topic.competitions.find((one) => one.seasonId === seasonId);
      if (competition !== undefined) choose({ competition });
    },
  };
}

interface PanelProps {
  readonly topic: Topic;
  readonly competition: Competition;
  readonly tab: TopicTab;
  readonly onSeason: (season: ShownSeason) => void;
}

function Panel({ topic, competition, tab, onSeason }: PanelProps) {
  const { seasonId } = competition;
  const origin = { topic, seasonId };
  switch (tab) {
    case 'schedule':
      return topic.kind === 'fiveLeagues' ? <DaySchedule {...origin} /> : <StageSchedule {...origin} />;
    case 'standings':
      return <StandingsPanel topic={topic} competition={competition} onSeason={onSeason} />;
    case 'players':
      return <PlayersPanel {...origin} />;
    case 'teams':
      return <TeamsPanel {...origin} />;
    case 'groups':
      return <GroupsPanel topic={topic} competition={competition} />;
    case 'knockout':
      return <KnockoutPanel {...origin} />;
    case 'lineup':
      return <LineupPanel {...origin} />;
    case 'stats':
      return <CupStatsPanel {...origin} />;
  }
}

/** A day's matches and the table stand beside each other where there is room: the chosen one first. */
const BESIDE: Partial<Record<TopicTab, readonly TopicTab[]>> = {
  schedule: ['standings', 'groups'],
  standings: ['schedule'],
  groups: ['schedule'],
};

/** A topic of leagues or of a cup: what it shows is data (`topics.ts`). */
export function TopicPage({ topic }: { readonly topic: Topic }) {
  const t = useTranslations('topics');
  const { competition, tab, selectTab, selectSeason } = useTopicUrlState(topic);
  const season = useSeason(topic, competition);
  const { competitions } = topic;
  const panel = { topic: season.topic, competition: season.competition, onSeason: season.choose };
  const other = BESIDE[tab]?.find((one) => topic.tabs.includes(one));
  const leagues = (panelId: string) => (
    <LeagueTabs
      label={t(topic.param)}
      leagues={competitions.map(({ seasonId, key, mark }) => ({
        value: seasonId,
        label: t(`competition.${key}`),
        mark: mark && t(`mark.${mark}`),
      }))}
      value={competition.seasonId}
      onSelect={selectSeason}
      panelId={panelId}
    />
  );
  return (
    <TopicLayout
      topic={topic.key}
      seasonId={season.competition.seasonId}
      tabs={topic.tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      tab={tab}
      onTab={selectTab}
      {...(competitions.length > 1 && { above: leagues })}
      beside={other && <Panel {...panel} tab={other} />}
    >
      {season.past !== undefined && tab !== 'standings' && (
        <PanelHead>
          <Chip isOn onToggle={season.reset}>
            {season.past.name}
          </Chip>
        </PanelHead>
      )}
      <Panel key={season.competition.seasonId} {...panel} tab={tab} />
    </TopicLayout>
  );
}

/** A past season is asked for by its own id; teams and players keep the pages of their league. */
const inLeague = (topic: Topic, leagueId: string): Topic => ({
  ...topic,
  teamPath: (paths, _season, teamId) => topic.teamPath(paths, leagueId, teamId),
  ...(topic.playerPath && {
    playerPath: (paths, _season, playerId) => topic.playerPath?.(paths, leagueId, playerId) ?? '',
  }),
});

/** The season of a competition on all its pages: the running one until another is chosen; another league has its own. */
function useSeason(topic: Topic, competition: Competition) {
  const [chosen, setChosen] = useState<ShownSeason & { readonly of: string }>();
  const past = chosen?.of === competition.seasonId && chosen.seasonId !== chosen.of ? chosen : undefined;
  return {
    past,
    topic: past === undefined ? topic : inLeague(topic, competition.seasonId),
    competition: past === undefined ? competition : { ...competition, seasonId: past.seasonId },
    choose: (season: ShownSeason) => setChosen({ ...season, of: competition.seasonId }),
    reset: () => setChosen(undefined),
  };
}
