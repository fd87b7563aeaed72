import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { LiveMatchAnnouncements } from '../../../domains/match/live-match-announcements';
import { QueryState } from '../../../domains/query/query-state';
import { useAudience } from '../../../domains/session/audience';
import { starredFirst, useStarredTeams } from '../../../domains/team/starred-teams';
import { serverDay } from '../../../rules/match/date-filters';
import { useServices } from '../../../services/services';
import styles from '../../../ui/controls/chip.module.css';
import { cx } from '../../../ui/cx';
import { State } from '../../../ui/feedback/state';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import { type RoundWordProps, useRoundWord } from '../rounds/round-word';
import type { Topic } from '../topic';
import { isOnNow, type TopicMatch } from '../topic-match';
import { dayQuery } from '../topic-queries';
import { MATCHES_HEIGHT_PX, MatchesSkeleton } from '../topic-skeletons';
import { Broadcasts } from './broadcasts';
import small from './day-section.module.css';
import { MatchList } from './match-list';
import { SpoilerSwitch } from './spoiler-switch';
import { useDayNames } from './use-days';

interface SmallChipProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A filter beside a heading, narrower than in a row of its own. */
const SmallChip = ({ isOn, onToggle, children }: SmallChipProps) => (
  <button type="button" className={cx(styles.chip, small.small)} aria-pressed={isOn} onClick={onToggle}>
    {children}
  </button>
);

interface DaySectionProps {
  readonly topic: Topic;
  readonly seasonId: string;
  /** Any instant of the day, Unix ms. */
  readonly day: number;
  /** The day that was chosen: with what is on air, a filter, and the voice. The next one below has only its rows. */
  readonly isMain?: boolean;
  /** Of all days that are shown together. */
  readonly isLiveOnly: boolean;
  readonly onLiveOnly: () => void;
  /** The days of the season and the way to another one, where its round may be chosen. */
  readonly rounds?: Pick<RoundWordProps, 'days' | 'onDay'> | undefined;
  /** The content after the day, once it is there. */
  readonly children?: ReactNode;
}

const NO_DAYS: RoundWordProps['days'] = [];
const stay = () => undefined;

/** The round, where all matches of the day belong to the same. */
function useRound(matches: readonly TopicMatch[]): string | undefined {
  const t = useTranslations('topics');
  const [first] = matches;
  if (first === undefined || !matches.every(({ round }) => round === first.round)) return undefined;
  return first.roundName ?? (first.round === undefined ? undefined : t('round', { round: String(first.round) }));
}

/** The matches of one day. */
export function DaySection(props: DaySectionProps) {
  const { topic, seasonId, day, isMain = false, isLiveOnly, onLiveOnly, children, rounds } = props;
  const t = useTranslations('topics');
  const services = useServices();
  const names = useDayNames();
  const query = useQuery(dayQuery({ services, topic, seasonId }, useAudience(), day));
  const matches = query.data ?? [];
  const key = serverDay(day);
  const round = useRound(matches);
  const { meta, sheet } = useRoundWord({
    days: NO_DAYS,
    onDay: stay,
    ...rounds,
    round: matches[0]?.round,
    word: round,
  });
  const shown = starredFirst(isLiveOnly ? matches.filter(isOnNow) : matches, useStarredTeams());
  const filter = isMain && matches.length > 0 && (
    <>
      <SpoilerSwitch />
      <SmallChip isOn={isLiveOnly} onToggle={onLiveOnly}>
        {t('liveOnly')}
      </SmallChip>
    </>
  );
  // One day says that nothing is on; another that has nothing either need not be there.
  if (!isMain && isLiveOnly && query.isSuccess && shown.length === 0) return children;
  return (
    <>
      {isMain && <Broadcasts matches={matches} />}
      <TitledSection title={names.title(key)} meta={meta} end={filter}>
        <Card>
          <QueryState query={query} skeleton={<MatchesSkeleton />} space={MATCHES_HEIGHT_PX}>
            {shown.length === 0 ? (
              <State
                art="empty"
                title={t(isLiveOnly ? 'noLive' : 'noMatches')}
                text={isLiveOnly ? undefined : t('noMatchesHint')}
              />
            ) : (
              <MatchList matches={shown} day={key} />
            )}
          </QueryState>
        </Card>
      </TitledSection>
      {isMain && <LiveMatchAnnouncements matches={matches} />}
      {query.isSuccess && children}
      {sheet}
    </>
  );
}
