import { cx } from '../cx';
import styles from './icon.module.css';

/** Outlines on a 24 px grid, drawn with a stroke in the text's colour. */
const ICON_PATHS = {
  alert: 'M12 7v6.5M12 17v.2',
  back: 'm15 5-7 7 7 7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  headset:
    'M4.5 14v-2.5a7.5 7.5 0 0 1 15 0V14M4.5 13.5h2A1.5 1.5 0 0 1 8 15v2.5A1.5 1.5 0 0 1 6.5 19h-.5a1.5 1.5 0 0 1-1.5-1.5zM19.5 13.5h-2A1.5 1.5 0 0 0 16 15v2.5a1.5 1.5 0 0 0 1.5 1.5h.5a1.5 1.5 0 0 0 1.5-1.5zM19.5 17.5c0 2.2-1.8 3.5-5 3.5',
  heart: 'M12 19.5S4.5 15 4.5 9.6A4.1 4.1 0 0 1 12 7.3a4.1 4.1 0 0 1 7.5 2.3C19.5 15 12 19.5 12 19.5z',
  info: 'M12 11v6M12 7v.2',
  play: 'M8 5.5v13l10.5-6.5z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4',
  right: 'm9 5 7 7-7 7',
  search: 'M17.1 10.8a6.3 6.3 0 1 1 0-.1zm-1.6 4.7L20 20',
  wifi: 'M3 3l18 18M5 12.5a10 10 0 0 1 4-2.3M2.5 9a14 14 0 0 1 4.3-2.7M11 6a14 14 0 0 1 10.5 3M15 10.5a10 10 0 0 1 4 2M8.5 16a5 5 0 0 1 7 0M12 19.5v.1',
} as const;

type IconName = keyof typeof ICON_PATHS;

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
