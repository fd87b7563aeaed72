import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { RoomInfo } from '../../../contract/room';
import styles from './player.module.css';

/** Where a room's video comes from. */
export type RoomVideo = Pick<RoomInfo, 'lines' | 'videoSourceDetail'>;

/** idle: waits for a tap; paused: by the user. */
export type PlayerPhase = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

export interface LivePlayerProps {
  /** Undefined until the room has been read: the player is fetched meanwhile. */
  readonly video: RoomVideo | undefined;
  /** Only a room on air plays; in any other state there is no request, and `cover` lies over the picture. */
  readonly isLive: boolean;
  /** The bar over the upper edge, a `PlayerTop`. */
  readonly top: ReactNode;
  /** While not live: a `PlayerMessage` with countdown, next show, or why one may not enter. */
  readonly cover?: ReactNode;
  readonly onPhase?: (phase: PlayerPhase) => void;
  /** The stream ended by itself, as it does when the show is over: the room is worth reading again. */
  readonly onStreamEnd?: () => void;
}

/** The live video with its controls. Plays while it is shown, and only then. */
export function LivePlayer({ isLive, top, cover }: LivePlayerProps) {
  const t = useTranslations('player');
  return (
    <section className={styles.player} aria-label={t('label')}>
      {/* biome-ignore lint/a11y/useMediaCaption: live commentary has no captions */}
      <video className={styles.picture} playsInline />
      {!isLive && cover}
      <div className={styles.top}>{top}</div>
    </section>
  );
}
