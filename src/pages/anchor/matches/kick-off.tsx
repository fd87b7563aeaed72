import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import text from '../../../ui/theme/text.module.css';

/** The kick-off: today, tomorrow or a date. */
export function KickOff({ at }: { readonly at: number }) {
  const { matchTime } = useFormats();
  const { now } = useServices();
  return <span className={text.num}>{matchTime(at, now())}</span>;
}
