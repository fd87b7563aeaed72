import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import { LiveMatchNews } from '../../../parts/matches/live-match-news';
import { useTicker } from '../../../parts/matches/use-ticker';
import { useAudience } from '../../../parts/page/audience';
import { QueryState } from '../../../parts/page/query-state';
import { teamCalendar } from '../../../rules/match-order';
import { Card, Section } from '../../../ui/section';
import { State } from '../../../ui/state';
import { MATCHES_HEIGHT_PX, MatchesBones } from '../../../ui/topic-skeletons';
import { joinQueries, joinReadings } from '../joined-queries';
import { MatchList } from '../schedule/match-list';
import type { Topic } from '../topic';
import { teamSeasonQuery } from '../topic-queries';

/** What comes next stands above the results; what is further ahead below them. */
const NEXT_SHOWN = 2;

interface TeamCalendarProps {
  readonly topic: Topic;
  readonly teamId: string;
  /** Of the competitions that are shown. */
  readonly seasonIds: readonly string[];
}

/** A team's matches of one or several competitions: on air, next, results, and what comes later. */
export function TeamCalendar({ topic, teamId, seasonIds }: TeamCalendarProps) {
  const t = useTranslations('topics');
  const services = useServices();
  const audience = useAudience();
  const ticker = useTicker();
  const results = useQueries({
    queries: seasonIds.map((seasonId) => teamSeasonQuery({ services, topic, seasonId }, audience, teamId)),
  });
  const data = joinReadings(results.map((result) => result.data));
  const { matches = [], readAt = 0 } = data ?? {};
  const { near, later } = teamCalendar(matches, NEXT_SHOWN);
  const list = { readAt, ticker };
  return (
    <>
      <Card>
        <QueryState query={joinQueries(results, data)} bones={<MatchesBones />} space={MATCHES_HEIGHT_PX}>
          {near.length === 0 ? (
            <State art="empty" title={t('noData')} text={t('noDataHint')} />
          ) : (
            <MatchList matches={near} {...list} />
          )}
        </QueryState>
      </Card>
      {later.length > 0 && (
        <Section title={t('later')}>
          <Card>
            <MatchList matches={later} {...list} />
          </Card>
        </Section>
      )}
      <LiveMatchNews matches={matches} readAt={readAt} />
    </>
  );
}
