import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { SOUND } from '../../../contract/room/room';
import { IconButton } from '../../../ui/controls/button';
import { Icon } from '../../../ui/media/icon';
import layout from '../../../ui/theme/layout.module.css';
import styles from './player.module.css';
import { PlayerIcon } from './player-icon';
import type { Player } from './use-player';

/** The open list of choices. */
export type MenuKind = 'line' | 'playback';

interface PlayerControlsProps {
  readonly player: Player;
  readonly onMenu: (menu: MenuKind) => void;
  /** More buttons, before the line. */
  readonly children?: ReactNode;
}

/** The bar over the lower edge of the picture. */
export function PlayerControls({ player, onMenu, children }: PlayerControlsProps) {
  const t = useTranslations('player');
  const { playback, state, isFull } = player;
  const { phase, isMuted, isSound, lines = [], line, source, quality } = state;
  const isOn = phase === 'playing' || phase === 'loading';
  return (
    <>
      <IconButton label={t(isOn ? 'pause' : 'play')} onClick={() => (isOn ? playback.pause() : playback.play())}>
        {isOn ? <PlayerIcon name="pause" /> : <Icon name="play" />}
      </IconButton>
      <IconButton label={t(isMuted ? 'unmute' : 'mute')} onClick={() => playback.setMuted(!isMuted)}>
        <PlayerIcon name={isMuted ? 'muted' : 'volume'} />
      </IconButton>
      {!isFull && (
        <span className={layout.spare}>
          <IconButton label={t('refresh')} onClick={() => playback.refresh()}>
            <Icon name="refresh" />
          </IconButton>
        </span>
      )}
      {!isFull && <span className={layout.grow} />}
      {children}
      {lines.length > 1 && (
        <button type="button" className={styles.choice} aria-haspopup="dialog" onClick={() => onMenu('line')}>
          {t('line', { line })}
        </button>
      )}
      <button
        type="button"
        className={styles.choice}
        aria-haspopup="dialog"
        title={t('settings')}
        onClick={() => onMenu('playback')}
      >
        {t(isSound ? SOUND : (source?.quality ?? quality))}
      </button>
      <IconButton label={t(isFull ? 'exitFullscreen' : 'fullscreen')} onClick={player.toggleFull}>
        <PlayerIcon name={isFull ? 'window' : 'full'} />
      </IconButton>
    </>
  );
}
