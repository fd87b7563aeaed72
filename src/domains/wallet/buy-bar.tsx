import type { ReactNode } from 'react';
import { InputBar } from '../../ui/controls/input-bar';
import { cx } from '../../ui/cx';
import { PageIcon } from '../../ui/media/page-icon';
import layout from '../../ui/theme/layout.module.css';
import text from '../../ui/theme/text.module.css';
import styles from './buy-bar.module.css';

interface BuyBarProps {
  readonly price: ReactNode;
  /** The member's balance; none for a visitor. */
  readonly balance: string | undefined;
  readonly action: ReactNode;
}

/** The price and the way to pay it, at the page's end. */
export const BuyBar = ({ price, balance, action }: BuyBarProps) => (
  <InputBar>
    <div className={layout.grow}>
      {price}
      {balance !== undefined && <div className={cx(text.meta, text.num)}>{balance}</div>}
    </div>
    {action}
  </InputBar>
);

/** The sheet's subject. */
export const BuyTitle = ({ children }: { readonly children: string }) => (
  <p className={styles.title} dir="auto">
    {children}
  </p>
);

/** The refund rule, or why the last try came to nothing. */
export const BuyHint = ({
  isWarning = false,
  children,
}: {
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}) => (
  <div className={cx(styles.rule, isWarning && styles.warn)} role={isWarning ? 'alert' : undefined}>
    <PageIcon name="infoRound" size={16} />
    <span>{children}</span>
  </div>
);
