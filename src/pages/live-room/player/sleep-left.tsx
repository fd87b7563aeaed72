import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../i18n/use-formats';
import { gameClock } from '../../../i18n/wall-time';
import { useTicked } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import text from '../../../ui/theme/text.module.css';
import { useSleep } from './playback/sleep-store';
import styles from './player.module.css';
import { PlayerIcon } from './player-icon';
import { PlayerMessage } from './player-message';

const MORE_MINUTES = 30;

/** Minutes and seconds until the picture pauses, 29:48; undefined while no time is set. */
export function useSleepLeft(): string | undefined {
  const { until, isUp } = useSleep();
  return useTicked((now) =>
    until === undefined || isUp ? undefined : gameClock(Math.max(0, Math.ceil((until - now) / 1000))),
  );
}

/** The figure beside the state of the room: a narrow bar has no room for the words. */
export function SleepLeft() {
  const t = useTranslations('player.sleep');
  const left = useSleepLeft();
  if (left === undefined) return null;
  return (
    <span className={styles.sleep}>
      <PlayerIcon name="moon" size={16} />
      <span aria-hidden="true">{left}</span>
      <span className={text.vh}>{t('left', { left })}</span>
    </span>
  );
}

/** The time has come: what had been set, and the ways on. */
export function TimeIsUp({ onPlay }: { readonly onPlay: () => void }) {
  const t = useTranslations('player.sleep');
  const { clock } = useFormats();
  const { choice, until, set } = useSleep();
  const asked = typeof choice === 'number' ? t('minutes', { minutes: choice }) : t('match');
  return (
    <PlayerMessage title={t('up')} text={`${asked} · ${clock(until)}`}>
      <Button onClick={onPlay}>{t('resume')}</Button>
      <button
        type="button"
        className={styles.glass}
        onClick={() => {
          set(MORE_MINUTES);
          onPlay();
        }}
      >
        {t('more', { minutes: MORE_MINUTES })}
      </button>
    </PlayerMessage>
  );
}
