import { cx } from '../../ui/cx';
import styles from './live-badge.module.css';

interface LiveBadgeProps {
  /** The words beside the bars; without them the badge needs `label`. */
  readonly text?: string;
  readonly label?: string;
  /** A gap around it where it lies on a picture. */
  readonly ring?: boolean;
  /** Keeps its place, so that nothing moves when it comes. */
  readonly isHidden?: boolean;
}

/** Green bars that move: this is on air now. */
export function LiveBadge({ text, label, ring = false, isHidden = false }: LiveBadgeProps) {
  const bars = (
    <span className={styles.bars} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
  return (
    <span
      className={cx(styles.badge, ring && styles.ring)}
      {...(label && { role: 'img', 'aria-label': label })}
      style={isHidden ? { visibility: 'hidden' } : undefined}
    >
      {bars}
      {text}
    </span>
  );
}
