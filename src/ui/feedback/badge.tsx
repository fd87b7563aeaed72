import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './badge.module.css';

/** A small tag; its tone never says more than its words. */
export function Badge({
  tone,
  children,
}: {
  readonly tone?: 'accent' | 'live' | 'warn' | 'win' | 'lose' | 'draw' | 'gold' | 'bare' | undefined;
  readonly children: ReactNode;
}) {
  return <span className={cx(styles.badge, tone && styles[tone])}>{children}</span>;
}
