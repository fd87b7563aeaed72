import { memo } from 'react';
import { useTranslations } from 'use-intl/react';
import { CalendarButton } from '../../../domains/match/match-calendar';
import { MatchRow, type RowMarks } from '../../../domains/match/row/match-row';
import { useLiveMatch } from '../../../domains/match/use-live-match';
import { useVersus } from '../../../domains/match/use-versus';
import { ItemBoundary } from '../../../domains/query/item-boundary';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { StarIcon } from '../../../domains/team/star-icon';
import { wallTime } from '../../../i18n/wall-time';
import text from '../../../ui/theme/text.module.css';
import { useSlotLabels } from '../data/slot-labels';
import type { TopicMatch } from '../data/topic-match';
import { shortDay } from './server-days';
import styles from './topic-row.module.css';

interface TopicRowProps {
  readonly match: TopicMatch;
  /** The server's day that the row stands under; undefined where it stands under none. */
  readonly day?: string | undefined;
  /** Offers the way into the calendar beside the booking. */
  readonly hasCalendar?: boolean;
  /** Below the time, where matches of several leagues stand together. */
  readonly league?: string | undefined;
  /** The sides whose teams have a star. */
  readonly stars?: 'home' | 'away' | 'both' | undefined;
}

const Star = () => {
  const t = useTranslations('topics');
  return (
    <span role="img" aria-label={t('day.starred')}>
      <StarIcon isOn size={14} />
    </span>
  );
};

/** The row stands under its own day as the device's clock has it: a late match of another zone may belong to the next one. */
const isUnder = (day: string | undefined, at: number) => {
  const wall = wallTime(at);
  return day !== undefined && `${wall.month}-${wall.day}` === shortDay(day);
};

/** Red cards behind a team's name, with the newest push of the match; the row is not drawn again for them. */
function RedCards({ match, side }: { readonly match: TopicMatch; readonly side: 'homeRedCards' | 'awayRedCards' }) {
  const t = useTranslations('topics');
  const { [side]: count = 0 } = useUnspoilt()(useLiveMatch(match));
  return (
    count > 0 && (
      <span className={styles.cards} role="img" aria-label={t('redCards', { cards: String(count) })}>
        {count}
      </span>
    )
  );
}

function useMarks({ match, hasCalendar, league, stars }: TopicRowProps): RowMarks {
  const t = useTranslations('topics');
  const versus = useVersus();
  const { homeAggregate, awayAggregate } = useUnspoilt()(match);
  const hasAggregate = homeAggregate !== undefined && awayAggregate !== undefined;
  return {
    home: (
      <>
        <RedCards match={match} side="homeRedCards" />
        {(stars === 'home' || stars === 'both') && <Star />}
      </>
    ),
    away: (
      <>
        <RedCards match={match} side="awayRedCards" />
        {(stars === 'away' || stars === 'both') && <Star />}
      </>
    ),
    below: league,
    beside: hasCalendar === true && <CalendarButton match={match} label={t('toCalendar', { match: versus(match) })} />,
    note: hasAggregate && (
      <bdi className={text.num}>{t('aggregate', { home: String(homeAggregate), away: String(awayAggregate) })}</bdi>
    ),
  };
}

/** A match of a topic with football's extras. It renders again for its own news only. */
export const TopicRow = memo(function TopicRow({ match, day, ...extras }: TopicRowProps) {
  const named = useSlotLabels(match);
  const marks = useMarks({ match: named, ...extras });
  return (
    <ItemBoundary item={{ match: match.matchId }}>
      <MatchRow match={named} isDated={isUnder(day, match.startDate)} marks={marks} />
    </ItemBoundary>
  );
});
