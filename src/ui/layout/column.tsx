import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './column.module.css';

interface ColumnProps {
  /** The page has a use for more where there is more: a room's two columns, or a topic's. */
  readonly wide?: 'room' | 'topic' | undefined;
  readonly children: ReactNode;
}

/** The centred column that holds header and pages: 640 px at most (decisions.md, column), but for a page that is wide. */
export function Column({ wide, children }: ColumnProps) {
  return <div className={cx(styles.column, wide && styles[wide])}>{children}</div>;
}
