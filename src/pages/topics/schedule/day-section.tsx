import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { LiveMatchAnnouncements } from '../../../domains/match/live-match-announcements';
import { starredFirst, useStarredTeams } from '../../../domains/team/starred-teams';
import { serverDay } from '../../../rules/match/date-filters';
import styles from '../../../ui/controls/chip.module.css';
import { cx } from '../../../ui/cx';
import { Below } from '../../../ui/layout/below';
import { TitledSection } from '../../../ui/layout/titled-section';
import { isOnNow, type TopicMatch } from '../data/topic-match';
import { useLiveStatuses } from '../data/use-live-statuses';
import { Broadcasts } from './broadcasts';
import small from './day-section.module.css';
import { MatchesCard } from './match-list';
import { SpoilerSwitch } from './spoiler-switch';
import { useDayNames } from './use-days';

export interface DaySectionProps {
  readonly query: UseQueryResult<readonly TopicMatch[]>;
  /** Any instant of the day, Unix ms. */
  readonly day: number;
  /** The day that was chosen: with what is on air, a filter, and the voice. The next one below has only its rows. */
  readonly isMain?: boolean;
  /** The filter for what is on now, of all days that are shown together; none where there is no room for it. */
  readonly live?: { readonly isOn: boolean; readonly toggle: () => void };
  /** Scores are hidden and shown again elsewhere on the page. */
  readonly isSwitchElsewhere?: boolean;
  readonly meta?: ReactNode;
  /** The content after the day, once it is there. */
  readonly children?: ReactNode;
}

const NONE: readonly TopicMatch[] = [];

/** The matches of one day. */
export function DaySection(props: DaySectionProps) {
  const { query, day, isMain = false, live, isSwitchElsewhere = false, meta, children } = props;
  const t = useTranslations('topics');
  const names = useDayNames();
  const matches = useLiveStatuses(query.data ?? NONE);
  const key = serverDay(day);
  const isLiveOnly = live?.isOn === true;
  const shown = starredFirst(isLiveOnly ? matches.filter(isOnNow) : matches, useStarredTeams());
  const filter = isMain && matches.length > 0 && (
    <>
      {!isSwitchElsewhere && <SpoilerSwitch />}
      {live !== undefined && (
        <button type="button" className={cx(styles.chip, small.small)} aria-pressed={isLiveOnly} onClick={live.toggle}>
          {t('liveOnly')}
        </button>
      )}
    </>
  );
  const none = isLiveOnly ? { title: t('noLive') } : { title: t('noMatches'), text: t('noMatchesHint') };
  // One day says that nothing is on; another that has nothing either need not be there.
  if (!isMain && isLiveOnly && query.isSuccess && shown.length === 0) return children;
  // Bars above the day, and so the place of its heading, are known with its matches.
  if (isMain && query.isPending)
    return (
      <Below>
        <MatchesCard query={query} matches={matches} />
      </Below>
    );
  return (
    <>
      {isMain && <Broadcasts matches={matches} />}
      <TitledSection title={names.title(key)} meta={meta} end={filter}>
        <MatchesCard query={query} matches={shown} day={key} none={none} />
      </TitledSection>
      {isMain && <LiveMatchAnnouncements matches={matches} />}
      {query.isSuccess && children}
    </>
  );
}
