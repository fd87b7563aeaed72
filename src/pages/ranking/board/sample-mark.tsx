import { useTranslations } from 'use-intl/react';
import type { RankedEntry } from '../../../contract/ranking/ranking';
import { isFull } from '../../../rules/record/hit-rate';
import text from '../../../ui/theme/text.module.css';
import styles from './sample-mark.module.css';

/** The number of settled bets behind a figure, marked where they are few; nothing where nobody knows it. */
export function SampleMark({ entry: { settledCount } }: { readonly entry: Pick<RankedEntry, 'settledCount'> }) {
  const t = useTranslations('numbers');
  if (settledCount === undefined) return null;
  const bets = t('bets', { bets: settledCount });
  if (isFull(settledCount)) return <span className={text.meta}>{bets}</span>;
  return (
    <span className={styles.few}>
      <span className={styles.word}>{t('fewMark')}</span>
      {bets}
    </span>
  );
}
