import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import { useNoSpoilers } from '../spoilers/spoiler-store';
import { Veil } from '../spoilers/veil';
import styles from './form-squares.module.css';

export interface FormSquare {
  readonly kind: 'won' | 'drawn' | 'lost';
  /** One character. */
  readonly letter: string;
}

interface FormSquaresProps {
  readonly squares: readonly FormSquare[];
  readonly label: string;
}

/**
 * The last matches, newest first, in one sentence for those who hear it. Where scores of today are hidden the newest one
 * waits for a tap: nothing says of which day it is (decisions.md, no spoilers).
 */
export function FormSquares({ squares, label }: FormSquaresProps) {
  const t = useTranslations('match');
  const hides = useNoSpoilers();
  const [isShown, setIsShown] = useState(false);
  if (!hides || isShown) {
    return (
      <span className={styles.form} role="img" aria-label={label}>
        <Squares squares={squares} />
      </span>
    );
  }
  return (
    <button type="button" className={cx(styles.form, styles.veiled)} onClick={() => setIsShown(true)}>
      <span className={text.vh}>{t('showForm')}</span>
      <Veil place="tie" />
      <Squares squares={squares.slice(1)} />
    </button>
  );
}

const Squares = ({ squares }: Pick<FormSquaresProps, 'squares'>) =>
  squares.map(({ kind, letter }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: squares have no identity but their place
    <i key={index} className={cx(styles[kind])} aria-hidden="true">
      {letter}
    </i>
  ));
