import { useTranslations } from 'use-intl/react';
import { cx } from '../../ui/cx';
import text from '../../ui/theme/text.module.css';
import styles from './match-clock.module.css';

interface MatchClockProps {
  /** 67 or 45+2: minutes that a mark ticks behind; or the word of a phase. */
  readonly minutes?: string | undefined;
  readonly word?: string | undefined;
}

/** The present tense of a match. It is read when reached and never announced by itself. */
export function MatchClock({ minutes, word }: MatchClockProps) {
  const t = useTranslations('match');
  if (minutes === undefined) return <span className={styles.clock}>{word}</span>;
  return (
    <span className={cx(styles.clock, text.num)}>
      <span className={text.vh}>{t('minutesPlayed', { minute: minutes })}</span>
      <span aria-hidden="true">
        {minutes}
        <b className={styles.tick}>′</b>
      </span>
    </span>
  );
}
