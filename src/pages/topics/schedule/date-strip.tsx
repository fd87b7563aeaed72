import { useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { IconButton } from '../../../ui/controls/button';
import { useRovingFocus } from '../../../ui/controls/roving-focus';
import { scrollSideways } from '../../../ui/controls/scroll-sideways';
import { PageIcon } from '../../../ui/media/page-icon';
import styles from './date-strip.module.css';

export interface StripDay {
  readonly key: string;
  /** Mar 15. */
  readonly date: string;
  readonly word: string;
}

interface DateStripProps {
  readonly days: readonly StripDay[];
  readonly value: string | undefined;
  readonly onSelect: (key: string) => void;
  readonly panelId: string;
  readonly onPick: () => void;
}

/** Days with matches in a line that scrolls sideways, the chosen one in view; all of them behind a button. */
export function DateStrip({ days, value, onSelect, panelId, onPick }: DateStripProps) {
  const t = useTranslations('topics.day');
  const { list, onKeyDown } = useRovingFocus({ values: days.map((day) => day.key), onSelect });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is chosen, or the same stands among others
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected="true"]');
    if (list.current !== null && chosen) scrollSideways(list.current, chosen);
  }, [value, days]);
  return (
    <div className={styles.dates}>
      <div ref={list} className={styles.strip} role="tablist" aria-label={t('label')}>
        {days.map(({ key, date, word }) => {
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
