import { cx } from '../../../ui/cx';
import styles from './form-squares.module.css';

export interface FormSquare {
  readonly kind: 'won' | 'drawn' | 'lost';
  /** One character. */
  readonly letter: string;
}

/** The last matches, newest first, in one sentence for those who hear it. */
export function FormSquares({ squares, label }: { readonly squares: readonly FormSquare[]; readonly label: string }) {
  return (
    <span className={styles.form} role="img" aria-label={label}>
      {squares.map(({ kind, letter }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares have no identity but their place
        <i key={index} className={cx(styles[kind])} aria-hidden="true">
          {letter}
        </i>
      ))}
    </span>
  );
}
