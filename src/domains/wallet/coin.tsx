import { cx } from '../../ui/cx';
import text from '../../ui/theme/text.module.css';
import styles from './coin.module.css';

interface CoinProps {
  /** Coins, ready to read. */
  readonly amount: string;
  /** For the ear, where the word does not stand beside it. */
  readonly label?: string;
  readonly unit?: string;
  readonly spot?: 'card' | 'bar';
}

/** The coin itself; decoration. */
export const CoinArt = ({ className }: { readonly className: string | undefined }) => (
  <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7.5" fill="#e09a12" />
    <circle cx="8" cy="7.6" r="6.7" fill="#ffce55" />
    <circle cx="8" cy="7.6" r="4.7" fill="none" stroke="#c47f00" strokeWidth=".9" />
    <path d="m8 4.7 2.5 2.9L8 10.5 5.5 7.6z" fill="#c47f00" />
  </svg>
);

/** A price in coins. */
export function Coin({ amount, label, unit, spot }: CoinProps) {
  return (
    <span className={cx(styles.coin, text.num, spot && styles[spot])}>
      <CoinArt className={styles.art} />
      <span aria-hidden={label !== undefined || undefined}>{amount}</span>
      {label !== undefined && <span className={text.vh}>{label}</span>}
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}
