import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { IconButton } from '../../../ui/controls/button';
import { useRovingFocus } from '../../../ui/controls/roving-focus';
import { scrollSideways } from '../../../ui/controls/scroll-sideways';
import { useAfterPaint } from '../../../ui/feedback/use-after-paint';
import { PageIcon } from '../../../ui/media/page-icon';
import styles from './date-strip.module.css';

export interface DayName {
  /** Mar 15. */
  readonly date: string;
  readonly word: string;
}

interface DateStripProps {
  /** `2025-03-15`. */
  readonly days: readonly string[];
  /** The name of a day; called only for days that are drawn, for a season has 170. */
  readonly nameOf: (day: string) => DayName;
  readonly value: string | undefined;
  readonly onSelect: (key: string) => void;
  readonly panelId: string;
  readonly onPick: () => void;
}

/** Days to either side of the chosen one that are drawn with it: more than the widest strip shows at once. */
const NEAR = 12;

/** The days near the chosen one until they have been painted, then all of them: half of a season's page are its days. */
function useDrawnDays(days: readonly string[], value: string | undefined): readonly string[] {
  const isWhole = useAfterPaint(true, false);
  return useMemo(() => {
    const at = days.indexOf(value ?? '');
    return isWhole ? days : days.slice(Math.max(at - NEAR, 0), Math.max(at, 0) + NEAR + 1);
  }, [days, value, isWhole]);
}

/** Brings the chosen day to the middle. Days that come later move nothing: the strip stays where a finger has left it. */
function useChosenInView(list: RefObject<HTMLElement | null>, value: string | undefined, days: readonly string[]) {
  const centred = useRef<{ value: string | undefined; left: number }>(undefined);
  useLayoutEffect(() => {
    const strip = list.current;
    const chosen = strip?.children[days.indexOf(value ?? '')];
    if (!strip || !chosen) return;
    const moved = centred.current?.value === value ? strip.scrollLeft - (centred.current?.left ?? 0) : 0;
    scrollSideways(strip, chosen);
    centred.current = { value, left: strip.scrollLeft };
    strip.scrollLeft += moved;
  }, [list, value, days]);
  // A page that comes back from behind another may have lost its place: the day is in the middle again.
  useLayoutEffect(
    () => () => {
      centred.current = undefined;
    },
    [],
  );
}

/** Days with matches in a line that scrolls sideways, the chosen one in view; all of them behind a button. */
export function DateStrip({ days, nameOf, value, onSelect, panelId, onPick }: DateStripProps) {
  const t = useTranslations('topics.day');
  const drawn = useDrawnDays(days, value);
  const { list, onKeyDown } = useRovingFocus({ values: drawn, onSelect });
  const named = useMemo(() => drawn.map((key) => ({ key, ...nameOf(key) })), [drawn, nameOf]);
  useChosenInView(list, value, drawn);
  return (
    <div className={styles.dates}>
      <div ref={list} className={styles.strip} role="tablist" aria-label={t('label')}>
        {named.map(({ key, date, word }) => {
          const isSelected = key === value;
          return (
            <button
              key={key}
              type="button"
              role="tab"
              className={styles.day}
              aria-selected={isSelected}
              aria-controls={isSelected ? panelId : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(key)}
              onKeyDown={onKeyDown}
            >
              <b>{date}</b>
              {word}
            </button>
          );
        })}
      </div>
      <IconButton label={t('pick')} aria-haspopup="dialog" onClick={onPick}>
        <PageIcon name="calendar" size={20} />
      </IconButton>
    </div>
  );
}
