import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/button';
import { Spinner } from '../../../../ui/feedback/spinner';
import { useElapsed } from '../../../../ui/feedback/use-elapsed';
import { Icon } from '../../../../ui/media/icon';
import text from '../../../../ui/theme/text.module.css';
import type { Playback, PlaybackState } from '../playback';
import styles from '../player.module.css';
import { PlayerMessage } from './player-message';

/** Shorter waits are not worth a sign. */
const SPINNER_AFTER_MS = 300;

function Loading() {
  const t = useTranslations('player');
  const isSlow = useElapsed(SPINNER_AFTER_MS);
  return (
    <div className={styles.centre} role="status">
      {isSlow && <Spinner />}
      <span className={text.vh}>{t('loading')}</span>
    </div>
  );
}

interface PlayerMiddleProps {
  readonly playback: Playback;
  readonly state: PlaybackState;
  /** Nothing began by itself because little data is to be used. */
  readonly isSaving: boolean;
  readonly onSwitchLine: () => void;
}

/** What stands in the middle of the picture while none moves. */
export function PlayerMiddle({ playback, state, isSaving, onSwitchLine }: PlayerMiddleProps) {
  const t = useTranslations();
  const { phase, lines = [] } = state;
  if (phase === 'playing') return null;
  if (phase === 'loading') return <Loading />;
  if (phase === 'failed')
    return (
      <PlayerMessage
        title={t('player.failed')}
        text={t('player.failedHint')}
        icon={<Icon name="wifi" size={24} />}
        isAlert
      >
        <Button onClick={() => playback.refresh()}>
          <Icon name="refresh" size={16} />
          {t('action.retry')}
        </Button>
        {lines.length > 1 && (
          <button type="button" className={styles.glass} onClick={onSwitchLine}>
            {t('player.switchLine')}
          </button>
        )}
      </PlayerMessage>
    );
  return (
    <div className={styles.centre}>
      <button type="button" className={styles.play} aria-label={t('player.play')} onClick={() => playback.play()}>
        <Icon name="play" size={24} filled />
      </button>
      {phase === 'idle' && isSaving && <p className={styles.hint}>{t('player.saver')}</p>}
    </div>
  );
}
