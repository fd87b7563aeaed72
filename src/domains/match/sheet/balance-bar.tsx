import text from '../../../ui/theme/text.module.css';
import styles from './balance-bar.module.css';

interface BalanceBarProps {
  /** The words at its ends: a name with its number. */
  readonly ends: readonly [first: string, second: string];
  readonly counts: readonly [first: number, even: number, second: number];
}

/** Shares of both sides in a number of things; the ends say them in words. */
export function BalanceBar({ ends: [first, second], counts: [one, even, other] }: BalanceBarProps) {
  return (
    <div className={styles.balance}>
      <span className={text.two}>{first}</span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ flex: one }} />
        <i style={{ flex: even }} />
        <i style={{ flex: other }} />
      </span>
      <span className={text.two}>{second}</span>
    </div>
  );
}
