import type { Expert } from '../../contract/expert/expert';
import type { BetResult } from '../../contract/ranking/bet';
import { isSettled, toneOf } from '../../rules/tip/tip-view-model';
import { useServices } from '../../services/services';
import { useNoSpoilers } from '../spoilers/spoiler-store';

/** Those of an expert's last ten that "no spoilers" hides: settled today, or the newest without a time. */
export function useHiddenResults(isAsked: boolean): (at: number | undefined, index: number) => boolean {
  const { now } = useServices();
  const hides = useNoSpoilers() && !isAsked;
  const midnight = new Date(now()).setHours(0, 0, 0, 0);
  return (at, index) => hides && (at === undefined ? index === 0 : at >= midnight);
}

/** Times when the last ten were settled, Unix ms; an addition: if they do not fit the history, it stands without them. */
export const settleTimesOf = ({ tenHistory, tenTips }: Pick<Expert, 'tenHistory' | 'tenTips'>) =>
  tenTips?.length === tenHistory.length ? tenTips.map(({ settleTime }) => settleTime) : [];

/** True of whom one of the last ten is hidden: a sum of them would tell it. `isAsked`: they were asked for. */
export function useHidesTen(isAsked = false): (expert: Pick<Expert, 'tenHistory' | 'tenTips'>) => boolean {
  const isHidden = useHiddenResults(isAsked);
  return (expert) => {
    const times = settleTimesOf(expert);
    const isCounted = (result: BetResult) => isSettled(result) && toneOf(result) !== 'void';
    return expert.tenHistory.some((result, index) => isCounted(result) && isHidden(times[index], index));
  };
}
