import { useQuery } from '@tanstack/react-query';
import { type ReactNode, startTransition, useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Stage } from '../../../contract/football/football-match';
import { LiveMatchAnnouncements } from '../../../domains/match/live-match-announcements';
import { hasFailed } from '../../../domains/query/joined-queries';
import { QueryState } from '../../../domains/query/query-state';
import { useAudience } from '../../../domains/session/audience';
import { useNoSpoilers } from '../../../domains/spoilers/spoiler-store';
import type { RoundKey } from '../../../rules/cup/cup-format';
import { cupFormatOf } from '../../../rules/cup/cup-formats';
import { serverDay } from '../../../rules/match/date-filters';
import { useServices } from '../../../services/services';
import { IconButton } from '../../../ui/controls/button';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import { TitledSection } from '../../../ui/layout/titled-section';
import { NearEnd } from '../../../ui/lists/near-end';
import { PageIcon } from '../../../ui/media/page-icon';
import type { Topic } from '../data/topic';
import type { TopicMatch } from '../data/topic-match';
import { daysQuery, stageQuery, stagesQuery } from '../data/topic-queries';
import { NoData } from '../layout/no-data';
import { DATES_HEIGHT_PX, DatesSkeleton } from '../layout/topic-skeletons';
import { TopicDay } from '../schedule/day-schedule';
import { DaySheet } from '../schedule/days';
import { MatchesCard } from '../schedule/match-list';
import { lastFirst } from '../schedule/match-order';
import { scheduleKey, useScheduleChoice } from '../schedule/schedule-store';
import { SplitRow } from '../schedule/split-row';
import { SpoilerSwitch } from '../schedule/spoiler-switch';
import { useDayNames } from '../schedule/use-days';
import { useHiddenWinners } from './use-hidden-winners';
import { useStageMatches } from './use-stage-matches';

/** CSS px before the end of a section at which the next one is drawn. */
const AHEAD_PX = 600;

interface StageSectionProps {
  readonly topic: Topic;
  readonly seasonId: string;
  readonly stage: Stage;
  readonly title: string;
  /** Takes away what would tell the winner of another match. */
  readonly hide: (match: TopicMatch) => TopicMatch;
  /** The content below: drawn when its place comes near the screen. */
  readonly children: ReactNode;
}

/** The matches of one stage, the last ones first. A single match says its day beside the title. */
function StageSection({ topic, seasonId, stage, title, hide, children }: StageSectionProps) {
  const services = useServices();
  const names = useDayNames();
  const query = useQuery(stageQuery({ services, topic, seasonId }, useAudience(), stage.stageId));
  const matches = query.data ?? [];
  const [only] = matches;
  const [isNear, setIsNear] = useState(false);
  const day = matches.length === 1 && only !== undefined ? serverDay(only.startDate) : undefined;
  if (query.isSuccess && matches.length === 0) return children;
  return (
    <>
      <TitledSection title={title} meta={day && names.meta(day)}>
        <MatchesCard query={query} matches={lastFirst(matches).map(hide)} day={day} />
      </TitledSection>
      {/* While this one is on its way, also for another season, nothing stands below that it could move. */}
      {!query.isPending &&
        (isNear || children === null ? (
          children
        ) : (
          <NearEnd
            root={services.scrollContainer}
            aheadPx={AHEAD_PX}
            revision={query.isPending}
            onNear={() => startTransition(() => setIsNear(true))}
            isBusy
          />
        ))}
    </>
  );
}

const asItIs = (match: TopicMatch) => match;
const NO_STAGES: readonly Stage[] = [];
const NO_MATCHES: readonly TopicMatch[] = [];

/** The ids of the group stages; a feed without kinds begins with the groups. */
const groupsOf = (stages: readonly Stage[]) =>
  new Set(
    stages.filter(({ kind }, at) => (kind === undefined ? at === 0 : kind === 'group')).map(({ stageId }) => stageId),
  );

interface StagesProps {
  readonly topic: Topic;
  readonly seasonId: string;
  /** In the order of time. */
  readonly stages: readonly Stage[];
}

/** The stages to choose from, and the matches of those that are chosen, the last ones first. */
function Stages({ topic, seasonId, stages }: StagesProps) {
  const t = useTranslations('topics');
  const services = useServices();
  const [choice, setChoice] = useScheduleChoice(scheduleKey(topic.key, seasonId));
  const [isPicking, setIsPicking] = useState(false);
  const days = useQuery({ ...daysQuery({ services, topic, seasonId }), enabled: isPicking || choice.kind === 'day' });
  const nameOf = useStageName(stages, seasonId);
  const stageId = choice.kind === 'stage' ? choice.value : undefined;
  const shown = stageId === undefined ? [...stages].reverse() : stages.filter((stage) => stage.stageId === stageId);
  const day = choice.kind === 'day' && days.data?.find(({ matchDate }) => serverDay(matchDate) === choice.value);
  const [isLiveOnly, setIsLiveOnly] = useState(false);
  const origin = { topic, seasonId };
  // The same readings as the sections': together they have one voice.
  const { data: read } = useStageMatches(topic, seasonId, (stage) => shown.includes(stage));
  const groups = useMemo(() => groupsOf(stages), [stages]);
  const hides = useNoSpoilers();
  // Also those of stages that are not shown: a name in the final tells of a semi-final.
  const isNeeded = hides && (stageId === undefined || !groups.has(stageId));
  const knockout = useStageMatches(topic, seasonId, (stage) => isNeeded && !groups.has(stage.stageId));
  const hideLater = useHiddenWinners(knockout.data);
  const hide = useCallback(
    (match: TopicMatch) => (match.stageId !== undefined && groups.has(match.stageId) ? match : hideLater(match)),
    [groups, hideLater],
  );
  const told = useMemo(() => read?.map(hide), [read, hide]);
  return (
    <>
      <SplitRow
        end={
          <IconButton label={t('day.pick')} aria-haspopup="dialog" onClick={() => setIsPicking(true)}>
            <PageIcon name="calendar" size={20} />
          </IconButton>
        }
      >
        <ChoiceChips
          label={t('stages')}
          choices={[
            { value: undefined, label: t('stage.all') },
            ...stages.map((stage) => ({ value: stage.stageId, label: nameOf(stage) })),
          ]}
          value={choice.kind === 'day' ? '' : stageId}
          onChoose={(value) => setChoice(value === undefined ? { kind: 'all' } : { kind: 'stage', value })}
        >
          <SpoilerSwitch />
        </ChoiceChips>
      </SplitRow>
      {stages.length === 0 && <NoData />}
      {day ? (
        <TopicDay
          key={day.matchDate}
          {...origin}
          day={day.matchDate}
          hide={hide}
          live={{ isOn: isLiveOnly, toggle: () => setIsLiveOnly((isOn) => !isOn) }}
          isMain
        />
      ) : (
        choice.kind !== 'day' &&
        shown.reduceRight<ReactNode>(
          (below, stage) => (
            <StageSection
              key={stage.stageId}
              {...origin}
              stage={stage}
              title={nameOf(stage)}
              hide={groups.has(stage.stageId) ? asItIs : hide}
            >
              {below}
            </StageSection>
          ),
          null,
        )
      )}
      {/* The way on where names stay hidden because another stage cannot be had. */}
      {hasFailed(knockout.query) && (choice.kind === 'day' || read !== undefined) && (
        <MatchesCard query={knockout.query} matches={NO_MATCHES} />
      )}
      {choice.kind !== 'day' && <LiveMatchAnnouncements matches={told} />}
      {isPicking && days.data !== undefined && (
        <DaySheet
          days={days.data}
          value={choice.kind === 'day' ? choice.value : undefined}
          onChoose={(value) => setChoice({ kind: 'day', value })}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  );
}

/** A cup's matches by stages; days to pick from behind a button. */
export function StageSchedule({ topic, seasonId }: { readonly topic: Topic; readonly seasonId: string }) {
  const query = useQuery(stagesQuery({ services: useServices(), topic, seasonId }));
  return (
    <QueryState query={query} skeleton={<DatesSkeleton />} space={DATES_HEIGHT_PX}>
      <Stages topic={topic} seasonId={seasonId} stages={query.data ?? NO_STAGES} />
    </QueryState>
  );
}

/** A round by how many matches it has. */
const ROUND_OF: ReadonlyMap<number, RoundKey> = new Map([
  [16, 'r32'],
  [8, 'r16'],
  [4, 'quarter'],
  [2, 'semi'],
  [1, 'final'],
]);

/** The names of stages: the server's, else by kind and number of matches, else (all but the id is an addition) by their order in time. */
export function useStageName(stages: readonly Stage[], seasonId: string) {
  const t = useTranslations('topics.stage');
  const rounds = cupFormatOf(seasonId)?.rounds.map(({ key }) => key) ?? [];
  // A feed may have the match for the third place in one stage with the final.
  const ofTime = stages.length === rounds.length ? rounds.filter((key) => key !== 'third') : rounds;
  return (stage: Stage): string => {
    const { stageName, kind, matchCount } = stage;
    if (stageName !== undefined) return stageName;
    if (kind === 'group') return t('group');
    const byCount = ROUND_OF.get(matchCount ?? 0);
    const byTime = ofTime.at(stages.indexOf(stage) - stages.length);
    // One match is the final's, or that for the third place.
    return t(((matchCount ?? 1) > 1 ? byCount : (byTime ?? byCount)) ?? 'group');
  };
}
