import { cx } from '../../ui/cx';
import styles from '../../ui/icon.module.css';

/** Drawn as the icons of `ui/icon`, but only in the room's chunk. */
const PATHS = {
  dots: 'M5 11.1a.9.9 0 1 0 0 1.8a.9.9 0 0 0 0-1.8zM12 11.1a.9.9 0 1 0 0 1.8a.9.9 0 0 0 0-1.8zM19 11.1a.9.9 0 1 0 0 1.8a.9.9 0 0 0 0-1.8z',
  envelope:
    'M7 3.5h10a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM5 8c4 3 10 3 14 0M12 9.7a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6z',
  gift: 'M4.5 11h15v9h-15zM3.5 7.5h17V11h-17zM12 7.5V20M12 7.5C9 7.5 7.5 6.5 7.5 5s2-2.2 3.2-.7L12 7.5zM12 7.5c3 0 4.5-1 4.5-2.5s-2-2.2-3.2-.7z',
  lock: 'M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v7h14v-7',
  user: 'M12 11.5a3.75 3.75 0 1 0 0-7.5a3.75 3.75 0 0 0 0 7.5zM4.5 20c.6-4 3.4-6 7.5-6s6.9 2 7.5 6',
} as const;

interface RoomIconProps {
  readonly name: keyof typeof PATHS;
  /** CSS px. */
  readonly size?: 16 | 18 | 20 | 24;
}

/** A decorative drawing; the control around it carries the name. */
export const RoomIcon = ({ name, size = 20 }: RoomIconProps) => (
  <svg className={cx(styles.icon, styles[`s${size}`])} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
