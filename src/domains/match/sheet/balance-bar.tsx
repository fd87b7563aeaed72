import text from '../../../ui/theme/text.module.css';
import styles from './balance-bar.module.css';

interface BalanceBarProps {
  /** The words at its ends: a name with its number. */
  readonly ends: readonly [first: string, second: string];
  readonly counts: readonly [first: number, even: number, second: number];
}

/** Shares of both sides in a number of things; the ends say them in words. */
export function BalanceBar({ ends: [first, second], counts }: BalanceBarProps) {
  return (
    <div className={styles.balance}>
      <span className={text.two}>{first}</span>
      <span className={styles.bar} aria-hidden="true">
        {counts.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sides of a bar never move
          <i key={index} style={{ flex: count }} />
        ))}
      </span>
      <span className={text.two}>{second}</span>
    </div>
  );
}
