import type { ReactNode } from 'react';
import styles from './column.module.css';

/** The centred column that holds header and pages: 480 px at most (decisions.md, column). */
export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
