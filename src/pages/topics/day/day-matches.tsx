import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLiveHostLists } from '../../../domains/anchor/use-live-hosts';
import { LiveMatchAnnouncements } from '../../../domains/match/live-match-announcements';
import { FactsOriginContext } from '../../../domains/match/sheet/facts-origin';
import { QueryState } from '../../../domains/query/query-state';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { StarIcon } from '../../../domains/team/star-icon';
import { useFormats } from '../../../i18n/use-formats';
import { Button } from '../../../ui/controls/button';
import { State } from '../../../ui/feedback/state';
import layout from '../../../ui/theme/layout.module.css';
import type { TopicMatch } from '../data/topic-match';
import { useRoundOf } from '../rounds/round-word';
import { MatchList } from '../schedule/match-list';
import { TopicRow } from '../schedule/topic-row';
import { DayGroup } from './day-group';
import { dayGroups, daySum, isLive, nextStart } from './day-groups';
import { type DayLeague, type OfLeague, useLeagueNames } from './day-leagues';
import styles from './match-day-page.module.css';

/** CSS px. */
const FAILED_PX = 160;

export interface LeagueMatches {
  readonly league: DayLeague;
  readonly matches: readonly TopicMatch[];
}

/** Words of a head, those that there are, with dots between them. */
const dotted = (words: readonly ReactNode[]) =>
  words
    .filter((word) => word !== false)
    .map((word, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is its position
      <Fragment key={at}>
        {at > 0 && ' · '}
        {word}
      </Fragment>
    ));

interface StarredProps {
  readonly starred: readonly { readonly league: DayLeague; readonly match: TopicMatch }[];
  readonly ids: ReadonlySet<string>;
  readonly day: string;
}

/** The matches of teams with a star, each with its league: of football, for the NBA's are of one league. */
function Starred({ starred, ids, day }: StarredProps) {
  const t = useTranslations('topics.matchDay');
  const { nameOf } = useLeagueNames();
  const matches = useLiveHostLists(starred.map(({ match }) => match));
  const starsOf = ({ homeId = '', awayId = '' }: TopicMatch) => {
    if (ids.has(homeId)) return ids.has(awayId) ? 'both' : 'home';
    return 'away';
  };
  if (starred.length === 0) return null;
  const count = t('matches', { count: starred.length });
  return (
    <DayGroup group="starred" name={t('starred')} mark={<StarIcon isOn size={14} />} isStarred meta={count}>
      {starred.map(({ league }, at) =>
        matches.slice(at, at + 1).map((match) => (
          <FactsOriginContext key={match.matchId} value={league.facts}>
            <TopicRow
              match={match}
              day={day}
              league={league.sport === 'football' ? nameOf(league) : undefined}
              stars={starsOf(match)}
            />
          </FactsOriginContext>
        )),
      )}
    </DayGroup>
  );
}

/** A league's matches that do not stand among the starred. */
function LeagueGroup({
  league,
  matches,
  above,
  day,
}: LeagueMatches & { readonly above: number; readonly day: string }) {
  const t = useTranslations('topics.matchDay');
  const { nameOf, markOf } = useLeagueNames();
  const round = useRoundOf()(matches);
  const live = matches.filter(isLive).length;
  const words = dotted([
    t('matches', { count: matches.length }),
    live > 0 && <em>{t('live', { count: live })}</em>,
    above > 0 && t('above', { count: above }),
  ]);
  const meta = (
    <>
      {round !== undefined && <span className={layout.spare}>{round} · </span>}
      {words}
    </>
  );
  return (
    <DayGroup group={league.key} name={nameOf(league)} mark={markOf(league)} meta={meta}>
      <FactsOriginContext value={league.facts}>
        <MatchList matches={matches} day={day} />
      </FactsOriginContext>
    </DayGroup>
  );
}

/** One line: the matches of the day by how they stand, or the number of results that are hidden. */
function SumLine({ matches }: { readonly matches: readonly TopicMatch[] }) {
  const t = useTranslations('topics.matchDay');
  const unspoilt = useUnspoilt();
  const hidden = matches.filter((match) => unspoilt(match).isVeiled === true).length;
  const sum = daySum(matches);
  const kinds = (['live', 'toCome', 'finished', 'off'] as const).filter((kind) => sum[kind] > 0);
  return (
    <p className={styles.sum}>
      {hidden > 0
        ? t('hidden', { count: hidden })
        : t('sum', {
            count: matches.length,
            kinds: kinds.map((kind) => t(kind, { count: sum[kind] })).join(' · '),
          })}
    </p>
  );
}

interface NoneLiveProps {
  readonly leagues: readonly LeagueMatches[];
  readonly count: number;
  readonly onAll: () => void;
}

/** Nothing is in play: what comes next, and the way to all matches of the day. */
function NoneLive({ leagues, count, onAll }: NoneLiveProps) {
  const t = useTranslations('topics.matchDay');
  const { clock } = useFormats();
  const { nameOf } = useLeagueNames();
  const next = nextStart(leagues);
  const what = next && t('matches', { count: next.count });
  const league = next?.league && nameOf(next.league);
  return (
    <State
      art="empty"
      title={t('noneLive')}
      text={next && t('next', { time: clock(next.at), what: [league, what].filter(Boolean).join(' ') })}
      action={
        <Button variant="soft" onClick={onAll}>
          {t('all', { count })}
        </Button>
      }
    />
  );
}

interface DayMatchesProps {
  readonly leagues: readonly LeagueMatches[];
  /** Leagues of which nothing could be read. */
  readonly failed: readonly OfLeague[];
  readonly starredIds: ReadonlySet<string>;
  readonly day: string;
  readonly isLiveOnly: boolean;
  readonly onAll: () => void;
}

/** All matches of a day: those of teams with a star first, then league by league. */
export function DayMatches({ leagues, failed, starredIds, day, isLiveOnly, onAll }: DayMatchesProps) {
  const t = useTranslations('topics');
  const { nameOf, markOf } = useLeagueNames();
  const all = leagues.flatMap(({ matches }) => matches);
  const shown = isLiveOnly
    ? leagues.map(({ league, matches }) => ({ league, matches: matches.filter(isLive) }))
    : leagues;
  const groups = dayGroups(shown, starredIds);
  const isEmpty = groups.starred.length + groups.leagues.length === 0;
  return (
    <>
      {all.length > 0 && <SumLine matches={all} />}
      <Starred starred={groups.starred} ids={starredIds} day={day} />
      {groups.leagues.map((group) => (
        <LeagueGroup key={group.league.key} {...group} day={day} />
      ))}
      {failed.map(({ league, query }) => (
        <DayGroup key={league.key} group={league.key} name={nameOf(league)} mark={markOf(league)} meta={null}>
          <QueryState query={query} skeleton={null} space={FAILED_PX}>
            {null}
          </QueryState>
        </DayGroup>
      ))}
      {isEmpty &&
        (all.length > 0 ? (
          <NoneLive leagues={leagues} count={all.length} onAll={onAll} />
        ) : (
          failed.length === 0 && <State art="empty" title={t('noMatches')} text={t('noMatchesHint')} />
        ))}
      <LiveMatchAnnouncements matches={all} />
    </>
  );
}
