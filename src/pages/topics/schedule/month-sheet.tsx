import { type ReactNode, type TouchEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { MatchDate } from '../../../contract/football/football-match';
import { StarIcon } from '../../../domains/team/star-icon';
import { serverDay } from '../../../rules/match/date-filters';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { useRovingFocus } from '../../../ui/controls/roving-focus';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import { Sheet } from '../../../ui/overlays/sheet';
import text from '../../../ui/theme/text.module.css';
import { monthBeside, monthGrid, monthOf, sumOf } from './month';
import styles from './month-sheet.module.css';
import { useDayNames } from './use-days';

export type Day = Pick<MatchDate, 'matchDate' | 'matchCount'>;

/** The server's days with matches; undefined is a day whose matches nobody has counted (an addition). */
type DayCounts = ReadonlyMap<string, number | undefined>;

interface MonthGridProps {
  readonly month: string;
  readonly counts: DayCounts;
  readonly starred: ReadonlySet<string>;
  readonly value: string | undefined;
  readonly onChoose: (day: string) => void;
}

const NO_DAYS: ReadonlySet<string> = new Set();
const MONDAY_FIRST = ['1', '2', '3', '4', '5', '6', '0'];

/** The days of a month: a radio group with one stop for the Tab key. A day without matches can be reached, not chosen. */
function MonthGrid({ month, counts, starred, value, onChoose }: MonthGridProps) {
  const t = useTranslations('topics');
  const { now } = useServices();
  const names = useDayNames();
  const { firstColumn, days } = monthGrid(month);
  const { list, onKeyDown } = useRovingFocus({ values: days, columns: MONDAY_FIRST.length });
  const today = serverDay(now());
  const stop = [value, today].find((day) => day !== undefined && days.includes(day)) ?? days[0];
  const labelOf = (day: string) => {
    const count = counts.get(day);
    const about = [
      count === undefined ? (counts.has(day) ? t('day.hasMatches') : t('day.none')) : t('day.count', { count }),
      day === today ? t('day.today') : undefined,
      starred.has(day) ? t('day.starred') : undefined,
    ];
    return [names.dateOf(day), ...about.filter((word) => word !== undefined)].join(', ');
  };
  return (
    <div>
      <div className={styles.weekdays} aria-hidden="true">
        {MONDAY_FIRST.map((day) => (
          <span key={day}>{t('day.head', { day })}</span>
        ))}
      </div>
      <div ref={list} className={styles.grid} role="radiogroup" aria-label={t('day.label')}>
        {days.map((day, at) => (
          // biome-ignore lint/a11y/useSemanticElements: arrows over native radios would choose at once
          <button
            key={day}
            type="button"
            role="radio"
            className={cx(styles.day, day < today && styles.past, day === today && styles.today)}
            style={at === 0 ? { gridColumnStart: firstColumn } : undefined}
            aria-label={labelOf(day)}
            aria-checked={day === value}
            aria-disabled={!counts.has(day)}
            tabIndex={day === stop ? 0 : -1}
            data-autofocus={day === stop ? '' : undefined}
            onClick={() => counts.has(day) && onChoose(day)}
            onKeyDown={onKeyDown}
          >
            <b>{day === today ? t('day.todaySign', { date: at + 1 }) : at + 1}</b>
            {counts.has(day) && (
              <span>
                {counts.get(day)}
                {starred.has(day) && <StarIcon isOn size={10} />}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}

function Legend({ hasStars }: { readonly hasStars: boolean }) {
  const t = useTranslations('topics.day');
  return (
    <p className={styles.legend}>
      <span>
        <i className={styles.dot} />
        {t('hasMatches')}
      </span>
      <span>
        <i className={cx(styles.dot, styles.grey)} />
        {t('past')}
      </span>
      {hasStars && (
        <span>
          <StarIcon isOn size={14} />
          {t('starred')}
        </span>
      )}
    </p>
  );
}

/** CSS px that a finger goes sideways before it means another month. */
const SWIPE_PX = 48;

/** A finger that goes sideways leads to another month. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef(0);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const way = (changedTouches[0]?.clientX ?? 0) - from.current;
      const isForward = way < 0 !== (getComputedStyle(currentTarget).direction === 'rtl');
      if (Math.abs(way) >= SWIPE_PX) onSwipe(isForward ? 1 : -1);
    },
  };
}

/** The month that is shown, its neighbours as far as there are matches, and the way to them. */
function useMonth(days: readonly string[], open: string) {
  const [month, setMonth] = useState(monthOf(open));
  const [first, last] = [days[0], days.at(-1)].map((day) => monthOf(day ?? open));
  const beside = (step: 1 | -1) => {
    const other = monthBeside(month, step);
    return first !== undefined && last !== undefined && other >= first && other <= last ? other : undefined;
  };
  return { month, before: beside(-1), after: beside(1), setMonth };
}

interface MonthSheetProps {
  /** Oldest first. */
  readonly days: readonly Day[];
  readonly value: string | undefined;
  /** The server's days on which a team with a star plays. */
  readonly starred?: ReadonlySet<string>;
  /** Above the month: whose matches it counts. */
  readonly children?: ReactNode;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** A month with the matches of each day counted, to choose a day from; other months by name or by a finger that goes sideways. */
export function MonthSheet({ days, value, starred = NO_DAYS, children, onChoose, onClose }: MonthSheetProps) {
  const t = useTranslations('topics.day');
  const { now } = useServices();
  const names = useDayNames();
  const [chosen, setChosen] = useState(value);
  const counts = new Map(days.map(({ matchDate, matchCount }) => [serverDay(matchDate), matchCount]));
  const keys = [...counts.keys()];
  const { month, before, after, setMonth } = useMonth(keys, chosen ?? serverDay(now()));
  const swipe = useSwipe((step) => setMonth((step === 1 ? after : before) ?? month));
  const ofMonth = keys.filter((day) => monthOf(day) === month);
  const total = sumOf(ofMonth.map((day) => counts.get(day)));
  const count = counts.get(chosen ?? '');
  const date = chosen && names.dateOf(chosen);
  const step = (to: string | undefined, label: string, icon: 'back' | 'right') => (
    <button type="button" className={styles.step} disabled={to === undefined} onClick={() => to && setMonth(to)}>
      {icon === 'back' && <Icon name="back" size={14} />}
      <span className={text.vh}>{label}</span>
      {to !== undefined && t('monthName', { month: to.slice(-2) })}
      {icon === 'right' && <Icon name="right" size={14} />}
    </button>
  );
  return (
    <Sheet title={t('pick')} onClose={onClose}>
      {children !== undefined && <div className={styles.choice}>{children}</div>}
      <div className={styles.head}>
        {step(before, t('previousMonth'), 'back')}
        <div aria-live="polite">
          <b>{t('monthOf', { month: t('monthName', { month: month.slice(-2) }), year: month.slice(0, 4) })}</b>
          <span className={cx(text.meta, text.num)}>
            {[total && t('count', { count: total }), t('matchDays', { count: ofMonth.length })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        {step(after, t('nextMonth'), 'right')}
      </div>
      <div {...swipe}>
        <MonthGrid key={month} month={month} counts={counts} starred={starred} value={chosen} onChoose={setChosen} />
      </div>
      <Legend hasStars={starred.size > 0} />
      <Button
        size="lg"
        block
        aria-disabled={chosen === undefined || !counts.has(chosen)}
        onClick={() => {
          if (chosen === undefined || !counts.has(chosen)) return;
          onChoose(chosen);
          onClose();
        }}
      >
        {date === undefined ? t('pick') : count === undefined ? t('see', { date }) : t('seeCount', { date, count })}
      </Button>
    </Sheet>
  );
}
