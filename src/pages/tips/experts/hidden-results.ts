import type { Expert } from '../../../contract/expert/expert';
import { useNoSpoilers } from '../../../domains/match/spoilers/spoiler-store';
import { useServices } from '../../../services/services';

/**
 * Which of an expert's last ten were settled today, so that "no spoilers" hides them; where nobody knows when (Unix ms), the
 * newest one may have been. `isAsked`: they were asked for.
 */
export function useHiddenResults(isAsked: boolean): (at: number | undefined, index: number) => boolean {
  const { now } = useServices();
  const hides = useNoSpoilers() && !isAsked;
  const midnight = new Date(now()).setHours(0, 0, 0, 0);
  return (at, index) => hides && (at === undefined ? index === 0 : at >= midnight);
}

/** When each of the last ten was settled, Unix ms; an addition: where it does not fit the history, that stands without. */
export const settleTimesOf = ({ tenHistory, tenTips }: Pick<Expert, 'tenHistory' | 'tenTips'>) =>
  tenTips?.length === tenHistory.length ? tenTips.map(({ settleTime }) => settleTime) : [];
