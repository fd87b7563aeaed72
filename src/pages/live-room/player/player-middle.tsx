import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../ui/controls/button';
import { useElapsed } from '../../../ui/feedback/use-elapsed';
import { Icon } from '../../../ui/media/icon';
import { Spinner } from '../../../ui/media/spinner';
import text from '../../../ui/theme/text.module.css';
import { qualitiesOf } from './engines/source-order';
import { useSleep } from './playback/sleep-store';
import styles from './player.module.css';
import type { MenuKind } from './player-controls';
import { PlayerMessage } from './player-message';
import { TimeIsUp } from './sleep-left';
import type { Player } from './use-player';

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
  readonly player: Player;
  /** The way on where this browser cannot play it: a button. */
  readonly elsewhere: ReactNode;
  readonly onMenu: (menu: MenuKind) => void;
}

/** No source plays: the network's fault, or a format that this browser lacks; and the ways on. */
function Failed({ player: { playback, state, isFormat }, elsewhere, onMenu }: PlayerMiddleProps) {
  const t = useTranslations();
  const { lines = [], line } = state;
  const hasQualities = isFormat && qualitiesOf(lines, line).length > 1;
  const isElsewhere = isFormat && lines.length < 2 && !hasQualities;
  const hint = isElsewhere ? 'formatElsewhere' : isFormat ? 'formatHint' : 'failedHint';
  return (
    <PlayerMessage
      title={t(isFormat ? 'player.format' : 'player.failed')}
      text={t(`player.${hint}`)}
      icon={!isFormat && <Icon name="wifi" size={24} />}
      isAlert
    >
      {isFormat ? (
        elsewhere
      ) : (
        <Button onClick={() => playback.refresh()}>
          <Icon name="refresh" size={16} />
          {t('action.retry')}
        </Button>
      )}
      {lines.length > 1 && (
        <button type="button" className={styles.glass} aria-haspopup="dialog" onClick={() => onMenu('line')}>
          {t('player.switchLine')}
        </button>
      )}
      {hasQualities && (
        <button type="button" className={styles.glass} aria-haspopup="dialog" onClick={() => onMenu('playback')}>
          {t('player.chooseQuality')}
        </button>
      )}
    </PlayerMessage>
  );
}

/** The content in the middle of the picture while none moves. */
export function PlayerMiddle(props: PlayerMiddleProps) {
  const { playback, state, isSaving } = props.player;
  const t = useTranslations();
  const { phase } = state;
  const { isUp } = useSleep();
  if (phase === 'playing') return null;
  if (phase === 'loading') return <Loading />;
  if (phase === 'failed') return <Failed {...props} />;
  if (isUp) return <TimeIsUp onPlay={() => playback.play()} />;
  return (
    <div className={styles.centre}>
      <button type="button" className={styles.play} aria-label={t('player.play')} onClick={() => playback.play()}>
        <Icon name="play" size={24} filled />
      </button>
      {phase === 'idle' && isSaving && <p className={styles.hint}>{t('player.saver')}</p>}
    </div>
  );
}
