import { cx } from '../../../ui/cx';
import styles from './stamp.module.css';

export type StampTone = 'win' | 'lose' | 'draw' | 'void';

interface StampProps {
  readonly tone: StampTone;
  readonly word: string;
  /** A sentence for those who do not see it. */
  readonly label: string;
}

/** The result of a tip: never by colour alone. */
export function Stamp({ tone, word, label }: StampProps) {
  return (
    <span className={cx(styles.stamp, styles[tone])} role="img" aria-label={label}>
      {word}
    </span>
  );
}
