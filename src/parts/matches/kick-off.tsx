import { useServices } from '../../context/services';
import { useFormats } from '../../i18n/use-formats';
import text from '../../ui/text.module.css';

/** When a match begins: today, tomorrow or a date. */
export function KickOff({ at }: { readonly at: number }) {
  const { matchTime } = useFormats();
  const { now } = useServices();
  return <span className={text.num}>{matchTime(at, now())}</span>;
}
