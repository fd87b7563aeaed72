import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { LiveMatchAnnouncements } from '../../../domains/match/live-match-announcements';
import { QueryState } from '../../../domains/query/query-state';
import { useAudience } from '../../../domains/session/audience';
import { useServices } from '../../../services/services';
import { State } from '../../../ui/feedback/state';
import { Card, Section } from '../../../ui/layout/section';
import { joinQueries, joinReadings } from '../joined-queries';
import { MatchList } from '../schedule/match-list';
import { teamCalendar } from '../schedule/match-order';
import type { Topic } from '../topic';
import { teamNearQuery, teamSeasonQuery } from '../topic-queries';
import { MATCHES_HEIGHT_PX, MatchesSkeleton } from '../topic-skeletons';

/** The next match stands above the results; later ones stand below them. */
const NEXT_SHOWN = 2;

interface TeamCalendarProps {
  readonly topic: Topic;
  readonly teamId: string;
  /** Of the competitions that are shown. */
  readonly seasonIds: readonly string[];
  /** The last and next matches of all competitions instead. */
  readonly isNear?: boolean;
}

/** A team's matches of one or several competitions: on air, next, results, and what comes later. */
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
  const matches = data ?? [];
  const { near, later } = teamCalendar(matches, NEXT_SHOWN);
  return (
    <>
      <Card>
        <QueryState query={joinQueries(results, data)} skeleton={<MatchesSkeleton />} space={MATCHES_HEIGHT_PX}>
          {near.length === 0 ? (
            <State art="empty" title={t('noData')} text={t('noDataHint')} />
          ) : (
            <MatchList matches={near} />
          )}
        </QueryState>
      </Card>
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
