import type { ReactNode } from 'react';
import styles from './filter-line.module.css';

/** Two controls, one at each end of a line. */
export const FilterLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
);
