import { Outline } from '../../../ui/media/icon';

/** Drawn as the icons of `ui/icon`, but only in the player's chunk. */
const PATHS = {
  pause: 'M8.5 5v14M15.5 5v14',
  volume: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  window: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  cast: 'M4 9V6.5h16v11h-6M4 12.5a5 5 0 0 1 5 5M4 16a1.5 1.5 0 0 1 1.5 1.5',
  inset: 'M3.5 5.5h17v13h-17zM12.5 12h5.5v4h-5.5z',
} as const;

interface PlayerIconProps {
  readonly name: keyof typeof PATHS;
  readonly size?: 16 | 20;
}

export const PlayerIcon = ({ name, size }: PlayerIconProps) => <Outline path={PATHS[name]} size={size} />;
