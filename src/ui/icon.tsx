import { cx } from './cx';
import styles from './icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths';

interface IconProps {
  readonly name: IconName;
  /** CSS px, 20 by default. */
  readonly size?: 12 | 14 | 16 | 18 | 20 | 24;
  readonly filled?: boolean;
}

/** A decorative drawing; the control around it carries the name. */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  const isDirected = name === 'back' || name === 'right';
  return (
    <svg
      className={cx(styles.icon, styles[`s${size}`], isDirected && styles.directed, filled && styles.filled)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
