import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './bench.module.css';

interface BenchProps {
  readonly label: string;
  readonly coach: string | undefined;
  readonly children: ReactNode;
}

/** Those who began on the bench, and who leads them. */
export const Bench = ({ label, coach, children }: BenchProps) => (
  <div className={styles.side}>
    <ul className={styles.bench} aria-label={label}>
      {children}
    </ul>
    {coach !== undefined && <p className={text.meta}>{coach}</p>}
  </div>
);

interface BenchPlayerProps {
  readonly number: string;
  readonly name: string;
  /** The player's deeds in words; empty for none. */
  readonly note: string;
}

export const BenchPlayer = ({ number, name, note }: BenchPlayerProps) => (
  <li className={styles.player}>
    <b className={cx(styles.number, text.num)}>{number}</b>
    <span className={styles.name}>
      {name}
      {note !== '' && <span className={cx(styles.note, text.meta)}>{note}</span>}
    </span>
  </li>
);

/** The pitch within the gutters, or both benches on a card. */
export const PitchPlace = ({
  isCard = false,
  children,
}: {
  readonly isCard?: boolean;
  readonly children: ReactNode;
}) => <div className={cx(isCard ? styles.card : styles.place)}>{children}</div>;
