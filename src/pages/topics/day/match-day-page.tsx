import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { hasFailed, joinAnswers } from '../../../domains/query/joined-queries';
import { QueryState } from '../../../domains/query/query-state';
import { useStarredTeams } from '../../../domains/team/starred-teams';
import { dateInView, serverDay } from '../../../rules/match/date-filters';
import { useLazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { anyText, oneOf, useUrlState, yesOrNo } from '../../../services/use-url-state';
import { Button } from '../../../ui/controls/button';
import { Chip, ChipRow } from '../../../ui/controls/chip';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import type { TopicMatch } from '../data/topic-match';
import { useLiveStatuses } from '../data/use-live-statuses';
import { NoData } from '../layout/no-data';
import { Refresh } from '../layout/page-layouts';
import { DATES_HEIGHT_PX, DatesSkeleton, MATCHES_HEIGHT_PX, MatchesSkeleton } from '../layout/topic-skeletons';
import { DateStrip } from '../schedule/date-strip';
import { SpoilerSwitch } from '../schedule/spoiler-switch';
import { useDayNames } from '../schedule/use-days';
import { isLive } from './day-groups';
import { calendarsOn, type OfLeague, SCOPES, type Scope, useDayMatches, useDays, useLeagueNames } from './day-leagues';
import { DayMatches, type LeagueMatches } from './day-matches';
import styles from './match-day-page.module.css';

interface MatchDayState {
  /** The server's, `2025-03-15`; empty: today, or the next day with matches. */
  readonly day: string;
  readonly scope: Scope;
  readonly isLiveOnly: boolean;
}

const FIELDS = {
  day: anyText('day'),
  scope: oneOf<Scope>('league', SCOPES),
  isLiveOnly: yesOrNo('show', 'live', 'all'),
};
const USUAL: MatchDayState = { day: '', scope: 'football', isLiveOnly: false };
const loadCalendar = () => import('./day-calendar');

/** The day's matches by league as they stand now, and the leagues of which nothing is known. */
function useDayReading(calendars: ReturnType<typeof useDays>['calendars'], at: number | undefined) {
  const on = at === undefined ? [] : calendarsOn(calendars, at);
  const known = on.filter(({ query }) => query.data !== undefined).map(({ league }) => league);
  const readings = useDayMatches(known, at);
  const read = readings.flatMap(({ query: { data } }) => data ?? []);
  const standing = new Map(useLiveStatuses(read).map((match) => [match.matchId, match]));
  const leagues = readings.map(
    ({ league, query: { data = [] } }): LeagueMatches => ({
      league,
      matches: data.map((match): TopicMatch => standing.get(match.matchId) ?? match),
    }),
  );
  const failed = [...on, ...readings].filter(({ query }: OfLeague) => hasFailed(query));
  return { query: joinAnswers(readings.map(({ query }) => query)), leagues, failed };
}

interface FiltersProps extends MatchDayState {
  /** Of the day. */
  readonly liveCount: number;
  readonly onChoose: (chosen: Partial<MatchDayState>) => void;
}

/** The choice of leagues, of matches in play alone, and of results that may be seen. */
function Filters({ scope, isLiveOnly, liveCount, onChoose }: FiltersProps) {
  const t = useTranslations('topics');
  const { scopeName } = useLeagueNames();
  const isOne = scope !== 'football' && scope !== 'nba';
  return (
    <ChipRow label={t('matchDay.filters')}>
      {(['football', 'nba'] as const).map((one) => (
        <Chip key={one} isOn={one === scope} onToggle={() => onChoose({ scope: one })}>
          {scopeName(one)}
        </Chip>
      ))}
      {isOne && (
        <Chip isOn onToggle={() => onChoose({ scope: 'football' })}>
          {scopeName(scope)}
        </Chip>
      )}
      <span className={styles.divider} />
      <Chip isOn={isLiveOnly} onToggle={() => onChoose({ isLiveOnly: !isLiveOnly })}>
        {t('matchDay.liveOnly', { count: liveCount })}
      </Chip>
      <SpoilerSwitch />
    </ChipRow>
  );
}

/** All matches of one day: of the five leagues and the cups, of the NBA, or of one league. */
export default function MatchDayPage() {
  const t = useTranslations();
  const { goBack, now } = useServices();
  const names = useDayNames();
  const panelId = useId();
  const [chosen, choose] = useUrlState<MatchDayState>({ fields: FIELDS, usual: USUAL, memory: 'none' });
  const { scope, isLiveOnly } = chosen;
  const { calendars, days } = useDays(scope);
  const keys = useMemo(() => days.map(({ matchDate }) => serverDay(matchDate)), [days]);
  const open = days[keys.indexOf(chosen.day)] ?? dateInView(days, now());
  const day = open && serverDay(open.matchDate);
  const { query, leagues, failed } = useDayReading(calendars, open?.matchDate);
  const teams = useStarredTeams();
  const starredIds = useMemo(() => new Set(teams.map(({ id }) => id)), [teams]);
  const { open: pick, sheet } = useLazySheet(loadCalendar, ({ DayCalendar }, close) => (
    <DayCalendar
      scope={scope}
      value={day}
      onChoose={(picked, ofScope) => choose({ day: picked, scope: ofScope })}
      onClose={close}
    />
  ));
  const liveCount = leagues.flatMap(({ matches }) => matches).filter(isLive).length;
  return (
    <>
      <NavBar title={t('pages.matchDay')} onBack={goBack}>
        <Button size="sm" variant="quiet" onClick={() => choose({ day: '' })}>
          {t('topics.day.today')}
        </Button>
      </NavBar>
      <PageMain>
        <Refresh />
        <QueryState
          query={joinAnswers(calendars.map((calendar) => calendar.query))}
          skeleton={<DatesSkeleton />}
          space={DATES_HEIGHT_PX}
        >
          <DateStrip
            days={keys}
            nameOf={names.strip}
            value={day}
            onSelect={(key) => choose({ day: key })}
            panelId={panelId}
            onPick={pick}
          />
          <Filters {...chosen} liveCount={liveCount} onChoose={choose} />
          <div id={panelId}>
            {day === undefined ? (
              <NoData />
            ) : (
              <QueryState query={query} skeleton={<MatchesSkeleton />} space={MATCHES_HEIGHT_PX}>
                <DayMatches
                  leagues={leagues}
                  failed={failed}
                  starredIds={starredIds}
                  day={day}
                  isLiveOnly={isLiveOnly}
                  onAll={() => choose({ isLiveOnly: false })}
                />
              </QueryState>
            )}
          </div>
        </QueryState>
        {sheet}
      </PageMain>
    </>
  );
}
