import { cx } from '../cx';
import styles from './icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths';

type IconSize = 12 | 14 | 16 | 18 | 20 | 24;

interface OutlineProps {
  readonly path: string;
  /** CSS px, 20 by default. */
  readonly size?: IconSize | undefined;
  readonly className?: string | undefined;
}

/** A decorative drawing on a field of 24 by 24; the control around it carries the name. */
export const Outline = ({ path, size = 20, className }: OutlineProps) => (
  <svg className={cx(styles.icon, styles[`s${size}`], className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

interface IconProps {
  readonly name: IconName;
  /** CSS px, 20 by default. */
  readonly size?: IconSize;
  readonly filled?: boolean;
}

/** One of the drawings that the first screen carries. */
export function Icon({ name, size, filled = false }: IconProps) {
  const isDirected = name === 'back' || name === 'right';
  return (
    <Outline
      path={ICON_PATHS[name]}
      size={size}
      className={cx(isDirected && styles.directed, filled && styles.filled)}
    />
  );
}
