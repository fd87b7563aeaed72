import { cx } from './cx';
import styles from './icon.module.css';

/** Outlines as in icon-paths.ts, of pages that come in chunks of their own: the first screen does not carry them. */
const PAGE_ICON_PATHS = {
  bell: 'M6.5 10.5a5.5 5.5 0 0 1 11 0c0 5 2 6 2 6h-15s2-1 2-6zM10 19.5a2.2 2.2 0 0 0 4 0',
  calendar: 'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM4 10h16M8.5 3.5v4M15.5 3.5v4',
  crown: 'm4 8 4 4 4-7 4 7 4-4-1.5 11h-13z',
  down: 'm5 9 7 7 7-7',
  download: 'M12 4v11m0 0-4.5-4.5M12 15l4.5-4.5M4.5 19.5h15',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6z',
  plus: 'M12 5v14M5 12h14',
} as const;

interface PageIconProps {
  readonly name: keyof typeof PAGE_ICON_PATHS;
  /** CSS px. */
  readonly size: 12 | 14 | 16 | 18 | 20;
}

/** A decorative drawing; the control around it carries the name. */
export const PageIcon = ({ name, size }: PageIconProps) => (
  <svg className={cx(styles.icon, styles[`s${size}`])} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PAGE_ICON_PATHS[name]} />
  </svg>
);
