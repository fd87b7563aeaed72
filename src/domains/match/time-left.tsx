import { useCallback, useSyncExternalStore } from 'react';
import { twoDigits } from '../../i18n/wall-time';
import { countdownTo } from '../../rules/match/countdown';
import type { Ticker } from '../../services/ticker';
import text from '../../ui/theme/text.module.css';

/** 38:20 until `at` (Unix ms) on server time, with hours where there are any; renders alone at each tick. */
export function TimeLeft({ at, ticker }: { readonly at: number; readonly ticker: Ticker }) {
  const words = useSyncExternalStore(
    ticker.subscribe,
    useCallback(() => {
      const { hours, minutes, seconds } = countdownTo(at, ticker.time());
      return `${hours > 0 ? `${twoDigits(hours)}:` : ''}${twoDigits(minutes)}:${twoDigits(seconds)}`;
    }, [at, ticker]),
  );
  return (
    <span className={text.num} role="timer">
      {words}
    </span>
  );
}
