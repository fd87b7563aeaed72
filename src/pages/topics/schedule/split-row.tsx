import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx';
import layout from '../../../ui/theme/layout.module.css';
import styles from './split-row.module.css';

interface SplitRowProps {
  readonly end: ReactNode;
  /** Keeps the end off the page's edge. */
  readonly isPadded?: boolean;
  readonly children: ReactNode;
}

/** A row that scrolls sideways, with a control at its end that stays. */
export const SplitRow = ({ end, isPadded = false, children }: SplitRowProps) => (
  <div className={cx(styles.row, isPadded && styles.padded)}>
    <div className={layout.grow}>{children}</div>
    {end}
  </div>
);
