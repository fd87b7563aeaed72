import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Stage } from '../../../contract/football/football-match';
import { LiveMatchAnnouncements } from '../../../domains/match/live-match-announcements';
import { QueryState } from '../../../domains/query/query-state';
import type { RoundKey } from '../../../rules/cup/cup-format';
import { serverDay } from '../../../rules/match/date-filters';
import { useServices } from '../../../services/services';
import { IconButton } from '../../../ui/controls/button';
import { Chip, ChipRow } from '../../../ui/controls/chip';
import { PageIcon } from '../../../ui/media/page-icon';
import type { Topic } from '../data/topic';
import type { TopicMatch } from '../data/topic-match';
import { daysQuery, stagesQuery } from '../data/topic-queries';
import { NoData } from '../layout/no-data';
import { DATES_HEIGHT_PX, DatesSkeleton } from '../layout/topic-skeletons';
import { TopicDay } from '../schedule/day-schedule';
import { DaySheet } from '../schedule/days';
import { scheduleKey, useScheduleChoice } from '../schedule/schedule-store';
import { SplitRow } from '../schedule/split-row';
import { SpoilerSwitch } from '../schedule/spoiler-switch';
import { StageSection } from './stage-section';
import { useHiddenWinners } from './use-hidden-winners';
import { useStageMatches } from './use-stage-matches';

const asItIs = (match: TopicMatch) => match;

/** A cup's matches by stages, the last ones first; days to pick from behind a button. */
export function StageSchedule({ topic, seasonId }: { readonly topic: Topic; readonly seasonId: string }) {
  const t = useTranslations('topics');
  const services = useServices();
  const nameOf = useStageName();
  const [choice, setChoice] = useScheduleChoice(scheduleKey(topic.key, seasonId));
  const [isPicking, setIsPicking] = useState(false);
  const query = useQuery(stagesQuery({ services, topic, seasonId }));
  const days = useQuery({ ...daysQuery({ services, topic, seasonId }), enabled: isPicking || choice.kind === 'day' });
  const stages = query.data ?? [];
  const shown =
    choice.kind === 'stage' ? stages.filter(({ stageId }) => stageId === choice.value) : [...stages].reverse();
  const day = choice.kind === 'day' && days.data?.find(({ matchDate }) => serverDay(matchDate) === choice.value);
  const [isLiveOnly, setIsLiveOnly] = useState(false);
  const source = { topic, seasonId };
  // The same readings as the sections': together they have one voice.
  const { data: read } = useStageMatches(topic, seasonId, (stage) => shown.includes(stage));
  const groupId = (stages.find(({ kind }) => kind === 'group') ?? stages[0])?.stageId;
  const knockout = useMemo(() => (read ?? []).filter(({ stageId }) => stageId !== groupId), [read, groupId]);
  const hide = useHiddenWinners(knockout);
  return (
    <QueryState query={query} skeleton={<DatesSkeleton />} space={DATES_HEIGHT_PX}>
      <SplitRow
        end={
          <IconButton label={t('day.pick')} aria-haspopup="dialog" onClick={() => setIsPicking(true)}>
            <PageIcon name="calendar" size={20} />
          </IconButton>
        }
      >
        <ChipRow label={t('stages')}>
          <Chip isOn={choice.kind === 'all'} onToggle={() => setChoice({ kind: 'all' })}>
            {t('stage.all')}
          </Chip>
          {stages.map((stage) => (
            <Chip
              key={stage.stageId}
              isOn={choice.kind === 'stage' && choice.value === stage.stageId}
              onToggle={() => setChoice({ kind: 'stage', value: stage.stageId })}
            >
              {nameOf(stage)}
            </Chip>
          ))}
          <SpoilerSwitch />
        </ChipRow>
      </SplitRow>
      {stages.length === 0 && <NoData />}
      {day ? (
        <TopicDay
          key={day.matchDate}
          {...source}
          day={day.matchDate}
          live={{ isOn: isLiveOnly, toggle: () => setIsLiveOnly((isOn) => !isOn) }}
          isMain
        />
      ) : (
        choice.kind !== 'day' &&
        shown.map((stage) => (
          <StageSection
            key={stage.stageId}
            {...source}
            stage={stage}
            title={nameOf(stage)}
            hide={stage.stageId === groupId ? asItIs : hide}
          />
        ))
      )}
      {choice.kind !== 'day' && <LiveMatchAnnouncements matches={read} />}
      {isPicking && days.data !== undefined && (
        <DaySheet
          days={days.data}
          value={choice.kind === 'day' ? choice.value : undefined}
          onChoose={(value) => setChoice({ kind: 'day', value })}
          onClose={() => setIsPicking(false)}
        />
      )}
    </QueryState>
  );
}

/** A round by how many matches it has; the match for the third place is told from the final by its name alone. */
const ROUND_OF: ReadonlyMap<number, RoundKey> = new Map([
  [16, 'r32'],
  [8, 'r16'],
  [4, 'quarter'],
  [2, 'semi'],
  [1, 'final'],
]);

/** The names of stages: the server's, else by their kind. */
export function useStageName() {
  const t = useTranslations('topics.stage');
  return ({ stageName, kind, matchCount }: Stage): string => {
    if (stageName !== undefined) return stageName;
    const round = ROUND_OF.get(matchCount ?? 0);
    return t(kind === 'group' || round === undefined ? 'group' : round);
  };
}
