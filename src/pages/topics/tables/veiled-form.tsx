import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { FormSquares, type FormSquaresProps } from '../../../domains/match/sheet/form-squares';
import { useNoSpoilers } from '../../../domains/spoilers/spoiler-store';
import { Veil } from '../../../domains/spoilers/veil';
import text from '../../../ui/theme/text.module.css';
import styles from './veiled-form.module.css';

/** A team's form; the newest waits for a tap where today's scores are hidden (decisions.md, no spoilers). */
export function VeiledForm({ squares, label }: FormSquaresProps) {
  const t = useTranslations('topics');
  const hides = useNoSpoilers();
  const [isShown, setIsShown] = useState(false);
  if (!hides || isShown) return <FormSquares squares={squares} label={label} />;
  return (
    <button type="button" className={styles.veiled} onClick={() => setIsShown(true)}>
      <span className={text.vh}>{t('showForm')}</span>
      <Veil spot="tie" />
      <FormSquares squares={squares.slice(1)} label={undefined} />
    </button>
  );
}
