import type { ReactNode } from 'react';
import styles from '../../ui/controls/chip.module.css';
import { cx } from '../../ui/cx';

/** Chips that lead to pages, on a surface of their own. */
export const ChipNav = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <nav className={cx(styles.chips, styles.bar)} aria-label={label}>
    {children}
  </nav>
);
