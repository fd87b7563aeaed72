import { twoDigits } from '../../i18n/wall-time';
import { countdownTo } from '../../rules/match/countdown';
import { useTicked } from '../../services/services';
import text from '../../ui/theme/text.module.css';

/** 38:20 until `at` (Unix ms) on server time, with hours where there are any; renders alone at each tick. */
export function TimeLeft({ at }: { readonly at: number }) {
  const words = useTicked((now) => {
    const { hours, minutes, seconds } = countdownTo(at, now);
    return `${hours > 0 ? `${twoDigits(hours)}:` : ''}${twoDigits(minutes)}:${twoDigits(seconds)}`;
  });
  return (
    <span className={text.num} role="timer">
      {words}
    </span>
  );
}
