import type { CSSProperties } from 'react';
import { cx } from '../../../ui/cx';
import styles from './share-bar.module.css';

interface ShareBarProps {
  /** 0 to 1. */
  readonly share: number;
  readonly tone?: 'home' | 'away' | undefined;
  /** 6 px, or 4 below a name. */
  readonly isThin?: boolean;
  /** Grows towards the start of the line. */
  readonly isReversed?: boolean;
}

/** A figure as a length beside the others'; decoration, for the figure itself stands beside it. */
export function ShareBar({ share, tone, isThin = false, isReversed = false }: ShareBarProps) {
  const style = { '--si-share': `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%` } as CSSProperties;
  return (
    <span
      className={cx(styles.bar, isThin && styles.thin, isReversed && styles.reversed, tone && styles[tone])}
      style={style}
      aria-hidden="true"
    >
      <i />
    </span>
  );
}
