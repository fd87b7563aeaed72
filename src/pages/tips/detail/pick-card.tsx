import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './tip-content.module.css';

interface PickCardProps {
  /** League and kind of bet. */
  readonly about: string;
  readonly pick: string;
  readonly oddsWord: string;
  readonly odds: string;
  /** Its own result, among several picks. */
  readonly badge?: ReactNode;
}

/** One pick of a tip that is open. */
export function PickCard({ about, pick, oddsWord, odds, badge }: PickCardProps) {
  return (
    <div className={styles.pick}>
      <span className={text.meta}>{about}</span>
      <span className={cx(text.meta, styles.odds)}>{oddsWord}</span>
      <b className={styles.figure} dir="auto">
        {pick}
      </b>
      <span className={styles.figures}>
        {badge}
        <b className={cx(styles.figure, text.num)}>{odds}</b>
      </span>
    </div>
  );
}
