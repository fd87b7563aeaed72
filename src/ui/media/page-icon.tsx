import { Outline } from './icon';

/** Outlines as in icon-paths.ts, of pages that come in chunks of their own: the first screen does not carry them. */
const PAGE_ICON_PATHS = {
  bell: 'M6.5 10.5a5.5 5.5 0 0 1 11 0c0 5 2 6 2 6h-15s2-1 2-6zM10 19.5a2.2 2.2 0 0 0 4 0',
  calendar: 'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM4 10h16M8.5 3.5v4M15.5 3.5v4',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  comment: 'M4.5 5.5h15v11H11L6.5 20v-3.5h-2z',
  copy: 'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2',
  crown: 'm4 8 4 4 4-7 4 7 4-4-1.5 11h-13z',
  dots: 'M5 11.1a.9.9 0 1 0 0 1.8a.9.9 0 0 0 0-1.8zM12 11.1a.9.9 0 1 0 0 1.8a.9.9 0 0 0 0-1.8zM19 11.1a.9.9 0 1 0 0 1.8a.9.9 0 0 0 0-1.8z',
  down: 'm5 9 7 7 7-7',
  download: 'M12 4v11m0 0-4.5-4.5M12 15l4.5-4.5M4.5 19.5h15',
  envelope:
    'M7 3.5h10a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM5 8c4 3 10 3 14 0M12 9.7a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6z',
  gift: 'M4.5 11h15v9h-15zM3.5 7.5h17V11h-17zM12 7.5V20M12 7.5C9 7.5 7.5 6.5 7.5 5s2-2.2 3.2-.7L12 7.5zM12 7.5c3 0 4.5-1 4.5-2.5s-2-2.2-3.2-.7z',
  hash: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h15.5M4 15h15.5',
  image:
    'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 17l5-5 3.5 3.5L16 11.5l4.5 4.5M9 7.7a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 0 0 0-2.6z',
  infoRound: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 11v5M12 8v.1',
  lock: 'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8 10.5V8a4 4 0 0 1 8 0v2.5',
  plus: 'M12 5v14M5 12h14',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v7h14v-7',
  shield: 'M12 3.5 19 6v6c0 4.5-3 7.3-7 8.5-4-1.2-7-4-7-8.5V6z',
  shieldAlert: 'M12 3.5 19 6v6c0 4.5-3 7.3-7 8.5-4-1.2-7-4-7-8.5V6zM12 8v4.5M12 15.6v.1',
  shieldOk: 'M12 3.5 19 6v6c0 4.5-3 7.3-7 8.5-4-1.2-7-4-7-8.5V6zM8.8 12l2.3 2.3 4.2-4.4',
  swap: 'M4 8.5h15l-4-4M20 15.5H5l4 4',
  thumb:
    'M7.5 20V10.5L11.5 3.5c1.6 0 2.5 1.1 2.2 2.7L13 10h5.6c1 0 1.7.9 1.5 1.9l-1.4 6.6c-.2.9-.9 1.5-1.8 1.5zM7.5 10.5H4V20h3.5',
  thumbDown:
    'M16.5 4v9.5l-4 7c-1.6 0-2.5-1.1-2.2-2.7L11 14H5.4c-1 0-1.7-.9-1.5-1.9l1.4-6.6C5.5 4.6 6.2 4 7.1 4zM16.5 13.5H20V4h-3.5',
  unlock: 'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8 10.5V8a4 4 0 0 1 7.6-1.7',
  up: 'm5 15 7-7 7 7',
  user: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
} as const;

interface PageIconProps {
  readonly name: keyof typeof PAGE_ICON_PATHS;
  /** CSS px, 20 by default. */
  readonly size?: 12 | 14 | 16 | 18 | 20 | 24;
}

export const PageIcon = ({ name, size }: PageIconProps) => <Outline path={PAGE_ICON_PATHS[name]} size={size} />;
