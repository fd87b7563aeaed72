import type { TipMatch } from '../../../contract/tip/tip';
import { useVersus } from '../../../domains/match/use-versus';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';

/** A tip's matches in words: league, who plays whom, when. */
export function useMatchLabels() {
  const versus = useVersus();
  const { matchTime } = useFormats();
  const { now } = useServices();
  return (match: TipMatch) => ({
    id: match.matchId,
    league: match.matchLeague ?? '',
    versus: versus(match),
    time: matchTime(match.startDate, now()),
  });
}
