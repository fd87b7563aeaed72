import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './column.module.css';

interface ColumnProps {
  /** The page has a use for more where there is more. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The centred column that holds header and pages: 480 px at most (decisions.md, column), but for a page that is wide. */
export function Column({ isWide = false, children }: ColumnProps) {
  return <div className={cx(styles.column, isWide && styles.wide)}>{children}</div>;
}
