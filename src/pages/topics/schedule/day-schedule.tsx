import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { MatchDate } from '../../../contract/football/football-match';
import { QueryState } from '../../../domains/query/query-state';
import { dateInView, serverDay } from '../../../rules/match/date-filters';
import { useServices } from '../../../services/services';
import { State } from '../../../ui/feedback/state';
import { NearEnd } from '../../../ui/lists/near-end';
import { ChoiceSheet } from '../../../ui/overlays/choice-sheet';
import type { Topic } from '../topic';
import { daysQuery } from '../topic-queries';
import { DATES_HEIGHT_PX, DatesSkeleton } from '../topic-skeletons';
import { DateStrip } from './date-strip';
import { DaySection } from './day-section';
import { scheduleKey, useChosenDay } from './schedule-store';
import { useDayNames } from './use-days';

interface DayScheduleProps {
  readonly topic: Topic;
  readonly seasonId: string;
}

const NO_DAYS: readonly MatchDate[] = [];
/** CSS px before the end of a day at which the next one is asked for. */
const NEXT_AHEAD_PX = 200;

/** A league's matches by days: the strip with today in view, all days behind a button, the day's matches and those of the next. */
export function DaySchedule({ topic, seasonId }: DayScheduleProps) {
  const t = useTranslations('topics');
  const services = useServices();
  const names = useDayNames();
  const panelId = useId();
  const [chosen, setChosen] = useChosenDay(scheduleKey(topic.key, seasonId));
  const [isPicking, setIsPicking] = useState(false);
  const query = useQuery(daysQuery({ services, topic, seasonId }));
  const days = query.data ?? NO_DAYS;
  const strip = useMemo(() => days.map(({ matchDate }) => names.strip(matchDate)), [days, names]);
  const open = days.find(({ matchDate }) => serverDay(matchDate) === chosen) ?? dateInView(days, services.now());
  const value = open && serverDay(open.matchDate);
  const next = open && days[days.indexOf(open) + 1];
  // Of which day the end has come near: only then is the next one asked for.
  const [nearOf, setNearOf] = useState<string>();
  const [isLiveOnly, setIsLiveOnly] = useState(false);
  const source = { topic, seasonId, isLiveOnly, onLiveOnly: () => setIsLiveOnly((isOn) => !isOn) };
  const close = () => setIsPicking(false);
  const choose = (day: string) => {
    setChosen(day);
    close();
  };
  return (
    <QueryState query={query} skeleton={<DatesSkeleton />} space={DATES_HEIGHT_PX}>
      {days.length > 0 && (
        <DateStrip
          label={t('day.label')}
          days={strip}
          value={value}
          onSelect={setChosen}
          panelId={panelId}
          pickLabel={t('day.pick')}
          onPick={() => setIsPicking(true)}
        />
      )}
      <div id={panelId}>
        {open === undefined ? (
          <State art="empty" title={t('noDays')} text={t('noDataHint')} />
        ) : (
          <DaySection
            key={value}
            {...source}
            day={open.matchDate}
            rounds={{ days, onDay: (day) => setChosen(serverDay(day)) }}
            isMain
          >
            {next !== undefined &&
              (nearOf === value ? (
                <DaySection {...source} day={next.matchDate} />
              ) : (
                <NearEnd
                  root={services.scrollContainer}
                  aheadPx={NEXT_AHEAD_PX}
                  revision={value}
                  onNear={() => setNearOf(value)}
                />
              ))}
          </DaySection>
        )}
      </div>
      {isPicking && (
        <ChoiceSheet
          title={t('day.pick')}
          choices={days.map(({ matchDate, matchCount }) => names.choice(matchDate, matchCount))}
          value={value}
          onChoose={choose}
          onClose={close}
        />
      )}
    </QueryState>
  );
}
