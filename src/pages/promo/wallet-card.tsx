import type { ReactNode } from 'react';
import { CoinArt } from '../../domains/wallet/coin';
import { cx } from '../../ui/cx';
import layout from '../../ui/theme/layout.module.css';
import text from '../../ui/theme/text.module.css';
import styles from './wallet-card.module.css';

interface WalletCardProps {
  readonly label: string;
  /** Coins, ready to read; words where nobody knows. */
  readonly balance: string;
  readonly action: ReactNode;
  /** The used part of today's limit. */
  readonly limit?:
    | { readonly label: string; readonly words: string; readonly used: number; readonly limit: number }
    | undefined;
}

/** A member's coins, and the used part of today's limit. */
export const WalletCard = ({ label, balance, action, limit }: WalletCardProps) => (
  <section className={styles.card} aria-label={label}>
    <div className={styles.row}>
      <div className={layout.grow}>
        <div className={text.meta}>{label}</div>
        <div className={styles.balance}>
          <CoinArt className={styles.art} />
          <b className={text.num}>{balance}</b>
        </div>
      </div>
      {action}
    </div>
    {limit !== undefined && (
      <div className={styles.limit}>
        <div className={cx(styles.words, text.meta, text.num)}>
          <span>{limit.label}</span>
          <span>{limit.words}</span>
        </div>
        <progress className={styles.progress} aria-label={limit.label} value={limit.used} max={limit.limit} />
      </div>
    )}
  </section>
);

export const DocumentCard = ({ children }: { readonly children: ReactNode }) => (
  <article className={styles.document}>{children}</article>
);
