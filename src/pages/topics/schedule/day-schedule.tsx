import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useAudience } from '../../../domains/session/audience';
import { serverDay } from '../../../rules/match/date-filters';
import { useServices } from '../../../services/services';
import { State } from '../../../ui/feedback/state';
import { NearEnd } from '../../../ui/lists/near-end';
import type { Topic } from '../data/topic';
import type { TopicMatch } from '../data/topic-match';
import { dayQuery, daysQuery } from '../data/topic-queries';
import { type RoundWordProps, useRoundOf, useRoundWord } from '../rounds/round-word';
import { DaySection, type DaySectionProps } from './day-section';
import { Days } from './days';
import { scheduleKey } from './schedule-store';

interface DayScheduleProps {
  readonly topic: Topic;
  readonly seasonId: string;
}

/** CSS px before the end of a day at which the next one is asked for. */
const NEXT_AHEAD_PX = 200;

const NO_DAYS: RoundWordProps['days'] = [];
const stay = () => undefined;

interface TopicDayProps extends DayScheduleProps, Omit<DaySectionProps, 'query' | 'meta'> {
  /** The days of the season and the way to another one, where its round may be chosen. */
  readonly rounds?: Pick<RoundWordProps, 'days' | 'onDay'>;
  /** Takes away what would tell the winner of another match. */
  readonly hide?: (match: TopicMatch) => TopicMatch;
}

/** The matches of a topic on one day, with their round. */
export function TopicDay({ topic, seasonId, rounds, hide, ...section }: TopicDayProps) {
  const services = useServices();
  const select = useCallback((read: readonly TopicMatch[]) => (hide ? read.map(hide) : read), [hide]);
  const query = useQuery({ ...dayQuery({ services, topic, seasonId }, useAudience(), section.day), select });
  const matches = query.data ?? [];
  const word = useRoundOf()(matches);
  const { meta, sheet } = useRoundWord({ days: NO_DAYS, onDay: stay, ...rounds, round: matches[0]?.round, word });
  return (
    <>
      <DaySection query={query} meta={meta} {...section} />
      {sheet}
    </>
  );
}

/** A league's matches by days: the open day's and those of the next. */
export function DaySchedule({ topic, seasonId }: DayScheduleProps) {
  const t = useTranslations('topics');
  const services = useServices();
  const query = useQuery(daysQuery({ services, topic, seasonId }));
  // Of which day the end has come near: only then is the next one asked for.
  const [nearOf, setNearOf] = useState<string>();
  const [isLiveOnly, setIsLiveOnly] = useState(false);
  const live = { isOn: isLiveOnly, toggle: () => setIsLiveOnly((isOn) => !isOn) };
  const none = <State art="empty" title={t('noDays')} text={t('noDataHint')} />;
  return (
    <Days query={query} schedule={scheduleKey(topic.key, seasonId)} none={none}>
      {({ key, at, days, choose }) => {
        const next = days[days.findIndex(({ matchDate }) => matchDate === at) + 1];
        const rounds = { days, onDay: (day: number) => choose(serverDay(day)) };
        return (
          <TopicDay key={key} topic={topic} seasonId={seasonId} day={at} live={live} rounds={rounds} isMain>
            {next !== undefined &&
              (nearOf === key ? (
                <TopicDay topic={topic} seasonId={seasonId} day={next.matchDate} live={live} />
              ) : (
                <NearEnd
                  root={services.scrollContainer}
                  aheadPx={NEXT_AHEAD_PX}
                  revision={key}
                  onNear={() => setNearOf(key)}
                />
              ))}
          </TopicDay>
        );
      }}
    </Days>
  );
}
