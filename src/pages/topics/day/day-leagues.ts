import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import type { NbaView } from '../../../contract/nba/nba-codes';
import type { FactsOrigin } from '../../../domains/match/sheet/facts-origin';
import type { Reading } from '../../../domains/query/joined-queries';
import { useAudience } from '../../../domains/session/audience';
import { serverDay } from '../../../rules/match/date-filters';
import { type Competition, TOPICS, type Topic } from '../data/topic';
import type { TopicMatch } from '../data/topic-match';
import { dayQuery, daysQuery } from '../data/topic-queries';
import { EURO_CUP, FIVE_LEAGUES, WORLD_CUP } from '../data/topics';
import { matchesOf, nbaCalendarQuery, nbaDayQuery, useNbaOrigin } from '../nba/data/nba-queries';
import { RUNNING_SEASON } from '../nba/data/seasons';
import { isDayOfView, kindSent } from '../nba/data/views';
import type { Day } from '../schedule/month-sheet';
import { joinDays } from './day-groups';

/** A league or cup of football, or a kind of game of the NBA: what has its own days and its own group on the page. */
export type DayLeague = { readonly key: string; readonly facts: FactsOrigin } & (
  | { readonly sport: 'football'; readonly topic: Topic; readonly competition: Competition }
  | { readonly sport: 'nba'; readonly view: NbaView }
);
type OfFootball = Extract<DayLeague, { sport: 'football' }>;
type OfNba = Extract<DayLeague, { sport: 'nba' }>;

/** The five leagues, and the newest season of each cup. */
const FOOTBALL: readonly OfFootball[] = [
  ...FIVE_LEAGUES.competitions.map((competition) => ({ topic: FIVE_LEAGUES, competition })),
  ...[EURO_CUP, WORLD_CUP].flatMap((topic) =>
    topic.competitions.slice(0, 1).map((competition) => ({ topic, competition })),
  ),
].map(({ topic, competition }) => ({
  sport: 'football',
  key: competition.key,
  facts: { of: TOPICS[topic.key].of, seasonId: competition.seasonId },
  topic,
  competition,
}));

/** The finals of 2024 are a list of another season. */
const NBA: readonly OfNba[] = (['regular', 'playoffs', 'preseason', 'allStar', 'finalsCup'] as const).map((view) => ({
  sport: 'nba',
  key: `nba-${view}`,
  facts: { of: 'nba', seasonId: RUNNING_SEASON, kind: kindSent(view) },
  view,
}));

/** The five leagues and the cups together, the NBA, or one of the leagues. */
export type Scope = 'football' | 'nba' | Competition['key'];
const ONE_LEAGUE: readonly Scope[] = FIVE_LEAGUES.competitions.map(({ key }) => key);
export const SCOPES: readonly Scope[] = ['football', ...ONE_LEAGUE, 'nba'];

export function leaguesOf(scope: Scope): readonly DayLeague[] {
  if (scope === 'nba') return NBA;
  return scope === 'football' ? FOOTBALL : FOOTBALL.filter(({ key }) => key === scope);
}

/** The names of leagues and scopes, and the letter in front of a league's. */
export function useLeagueNames() {
  const t = useTranslations();
  const nameOf = (league: DayLeague): string => {
    if (league.sport === 'nba') return `${t('pages.nba')} ${t(`nba.view.${league.view}`)}`;
    const { topic, competition } = league;
    return topic === FIVE_LEAGUES ? t(`topics.competition.${competition.key}`) : t(`pages.${topic.key}`);
  };
  const markOf = (league: DayLeague): string => {
    const mark = league.sport === 'football' ? league.competition.mark : undefined;
    return mark === undefined ? nameOf(league).slice(0, 1) : t(`topics.mark.${mark}`);
  };
  const scopeName = (scope: Scope): string => {
    if (scope === 'nba') return t('pages.nba');
    return scope === 'football' ? t('topics.matchDay.football') : t(`topics.competition.${scope}`);
  };
  return { nameOf, markOf, scopeName };
}

const isFootball = (league: DayLeague): league is OfFootball => league.sport === 'football';
const isNba = (league: DayLeague): league is OfNba => league.sport === 'nba';

/** A league, and a reading about it. */
export interface OfLeague<T = unknown> {
  readonly league: DayLeague;
  readonly query: Reading<T>;
}

const withLeagues = <T>(leagues: readonly DayLeague[], results: readonly Reading<T>[]): readonly OfLeague<T>[] =>
  results.flatMap((query, at) => leagues.slice(at, at + 1).map((league) => ({ league, query })));

/** The days with matches: of each league of a scope, and of all together, oldest first. */
export function useDays(scope: Scope) {
  const origin = useNbaOrigin();
  const { services } = origin;
  const leagues = leaguesOf(scope);
  const football = useQueries({
    queries: leagues
      .filter(isFootball)
      .map(({ topic, competition: { seasonId } }) => daysQuery({ services, topic, seasonId })),
  });
  const views = leagues.filter(isNba).map(({ view }) => view);
  const kinds = [...new Set(views.map(kindSent))];
  const nba = useQueries({ queries: kinds.map((kind) => nbaCalendarQuery(origin, RUNNING_SEASON, kind)) });
  const ofViews = views.flatMap((view) =>
    nba
      .filter((_, at) => kinds[at] === kindSent(view))
      .map((query) => ({ ...query, data: query.data?.filter((day) => isDayOfView(view, day)) })),
  );
  // A scope is of one sport.
  const results: readonly Reading<readonly Day[]>[] = [...football, ...ofViews];
  const revision = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results are new objects each time, their times tell what is new
  const days = useMemo(() => joinDays(results.map(({ data }) => data ?? [])), [scope, revision]);
  return { calendars: withLeagues(leagues, results), days };
}

/** The matches of one day (any instant of it, Unix ms) of each of the leagues, in their order. */
export function useDayMatches(leagues: readonly DayLeague[], at = 0) {
  const origin = useNbaOrigin();
  const { services } = origin;
  const audience = useAudience();
  const football = useQueries({
    queries: leagues
      .filter(isFootball)
      .map(({ topic, competition: { seasonId } }) => dayQuery({ services, topic, seasonId }, audience, at)),
  });
  const nba = useQueries({
    queries: leagues
      .filter(isNba)
      .map(({ view }) => ({ ...nbaDayQuery(origin, audience, RUNNING_SEASON, view, at), select: matchesOf })),
  });
  const results: readonly Reading<readonly TopicMatch[]>[] = [...football, ...nba];
  return withLeagues(leagues, results);
}

const DAY_MS = 86_400_000;

/** The calendars of the leagues that play on the day of an instant (Unix ms), and those of which nobody knows it. */
export function calendarsOn<T extends readonly Day[]>(calendars: readonly OfLeague<T>[], at: number) {
  const day = serverDay(at);
  // A season has hundreds of days: only the near ones are worth the reckoning.
  const isOn = ({ matchDate }: Day) => Math.abs(matchDate - at) < DAY_MS && serverDay(matchDate) === day;
  return calendars.filter(({ query: { data } }) => data === undefined || data.some(isOn));
}
