import { useTranslations } from 'use-intl/react';
import { cx } from '../../../ui/cx';
import type { Playback, PlaybackState } from './playback/playback';
import styles from './player.module.css';
import { PlayerIcon } from './player-icon';

interface PlayerHintsProps {
  readonly playback: Playback;
  readonly state: PlaybackState;
}

/** The offers of a moving picture: its sound, and the way back to live. */
export function PlayerHints({ playback, state: { isMuted, isBehind } }: PlayerHintsProps) {
  const t = useTranslations('player');
  return (
    <>
      {isMuted && (
        <button type="button" className={cx(styles.glass, styles.unmute)} onClick={() => playback.setMuted(false)}>
          <PlayerIcon name="muted" size={16} />
          {t('tapToUnmute')}
        </button>
      )}
      {isBehind && (
        <button type="button" className={cx(styles.glass, styles.toLive)} onClick={() => playback.toLive()}>
          {t('backToLive')}
        </button>
      )}
    </>
  );
}
