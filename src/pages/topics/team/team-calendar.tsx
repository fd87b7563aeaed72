import { useQueries } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { LiveMatchAnnouncements } from '../../../domains/match/live-match-announcements';
import { joinQueries, joinReadings } from '../../../domains/query/joined-queries';
import { useAudience } from '../../../domains/session/audience';
import { useServices } from '../../../services/services';
import { Card, Section } from '../../../ui/layout/section';
import section from '../../../ui/layout/section.module.css';
import type { Topic } from '../data/topic';
import { teamNearQuery, teamSeasonQuery } from '../data/topic-queries';
import { MatchesCard, MatchList } from '../schedule/match-list';
import { teamCalendar } from '../schedule/match-order';

/** The next match stands above the results; later ones stand below them. */
const NEXT_SHOWN = 2;

interface CalendarProps extends Required<Pick<ComponentProps<typeof MatchesCard>, 'query' | 'matches' | 'none'>> {
  readonly children?: ReactNode;
}

/** A team's matches: on air, next, results, and what comes later. */
export function Calendar({ query, matches, none, children }: CalendarProps) {
  const t = useTranslations('topics');
  const { near, later, next } = teamCalendar(matches, NEXT_SHOWN);
  return (
    <>
      <MatchesCard query={query} matches={near} next={next} none={none} />
      <div className={section.tail}>{children}</div>
      {later.length > 0 && (
        <Section title={t('later')}>
          <Card>
            <MatchList matches={later} />
          </Card>
        </Section>
      )}
      <LiveMatchAnnouncements matches={matches} />
    </>
  );
}

interface TeamCalendarProps {
  readonly topic: Topic;
  readonly teamId: string;
  /** Of the competitions that are shown. */
  readonly seasonIds: readonly string[];
  /** The last and next matches of all competitions instead. */
  readonly isNear?: boolean;
}

/** A team's matches of one or several competitions. */
export function TeamCalendar({ topic, teamId, seasonIds, isNear = false }: TeamCalendarProps) {
  const t = useTranslations('topics');
  const services = useServices();
  const audience = useAudience();
  const results = useQueries({
    queries: isNear
      ? [teamNearQuery({ services, topic, seasonId: '' }, audience, teamId)]
      : seasonIds.map((seasonId) => teamSeasonQuery({ services, topic, seasonId }, audience, teamId)),
  });
  const data = joinReadings(results.map((result) => result.data));
  const none = { title: t('noData'), text: t('noDataHint') };
  return <Calendar query={joinQueries(results, data)} matches={data ?? []} none={none} />;
}
