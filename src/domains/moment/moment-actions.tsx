import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/media/icon';
import text from '../../ui/theme/text.module.css';
import styles from './moment-card.module.css';

interface LikeButtonProps {
  readonly isOn: boolean;
  /** Ready to read; empty when nobody knows it. */
  readonly count: string;
  readonly label: string;
  readonly onLike: () => void;
}

/** A heart and a count; each tap is one more. */
export function LikeButton({ isOn, count, label, onLike }: LikeButtonProps) {
  return (
    <button type="button" className={styles.act} aria-pressed={isOn} aria-label={label} onClick={onLike}>
      <Icon name="heart" size={18} filled={isOn} />
      <span className={text.num}>{count}</span>
    </button>
  );
}

/** The way into the host's room while it is on air. */
export function RoomLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link className={cx(styles.act, styles.room)} to={to}>
      <Icon name="play" size={16} />
      {children}
    </Link>
  );
}
