import { cx } from '../../../ui/cx';
import styles from './form-squares.module.css';

export interface FormSquare {
  readonly kind: 'won' | 'drawn' | 'lost' | 'hidden';
  /** One character. */
  readonly letter: string;
}

export interface FormSquaresProps {
  readonly squares: readonly FormSquare[];
  /** Undefined: what is around it says more. */
  readonly label: string | undefined;
}

/** The last matches, newest first, in one sentence for those who hear it. */
export function FormSquares({ squares, label }: FormSquaresProps) {
  const content = squares.map(({ kind, letter }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: squares have no identity but their place
    <i key={index} className={cx(styles[kind])} aria-hidden="true">
      {letter}
    </i>
  ));
  if (label === undefined) return <span className={styles.form}>{content}</span>;
  return (
    <span className={styles.form} role="img" aria-label={label}>
      {content}
    </span>
  );
}
