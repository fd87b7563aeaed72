import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { watchedStore } from '../../../domains/room/watched-store';
import { useServices } from '../../../services/services';
import layout from '../../../ui/theme/layout.module.css';
import styles from './player.module.css';
import { PlayerIcon } from './player-icon';
import { PlayerMessage } from './player-message';
import type { Player } from './use-player';

/** Turns the picture off or on, in this room and in the next ones of the visit. */
export function useSoundOnly({ playback, state }: Pick<Player, 'playback' | 'state'>) {
  const watched = useServices().stores.get(watchedStore);
  const turn = () => {
    const isSound = !state.isSound;
    watched.setState({ isSound });
    // Who wants to hear it wants its sound.
    if (isSound) playback.setMuted(false);
    playback.choose({ isSound });
  };
  return { isSound: state.isSound, turn };
}

interface SoundCoverProps {
  readonly player: Player;
  /** The score and the minute. */
  readonly standing: ReactNode;
}

/** In the picture's place while only its sound plays here, or while a television shows it. */
export function SoundCover({ player, standing }: SoundCoverProps) {
  const t = useTranslations('player');
  const { turn } = useSoundOnly(player);
  const { isOn, choose } = player.casting;
  if (isOn) {
    return (
      <div className={styles.dark}>
        <PlayerMessage
          icon={<PlayerIcon name="cast" />}
          title={t('casting')}
          text={<span className={layout.spare}>{t('castingHint')}</span>}
        >
          <button type="button" className={styles.glass} onClick={choose}>
            {t('stopCasting')}
          </button>
        </PlayerMessage>
      </div>
    );
  }
  return (
    <div className={styles.dark}>
      {player.isPlaying && (
        <PlayerMessage icon={<PlayerIcon name="volume" />} title={t('soundOnly')} text={standing}>
          <button type="button" className={styles.glass} onClick={turn}>
            {t('showPicture')}
          </button>
        </PlayerMessage>
      )}
    </div>
  );
}
