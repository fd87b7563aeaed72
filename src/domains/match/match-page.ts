import type { Tip } from '../../contract/tip/tip';
import { isLiveOn } from '../../rules/anchor/streamer-display';
import { readStatus, sportOf } from '../../rules/match/match-status';
import { liveTarget, matchTarget, targetHref } from '../../rules/shell/navigation-targets';
import { useServices } from '../../services/services';
import { configStore } from '../config/config-store';
import type { RowMatch } from './row-match';

/** The football page's tab that an anchor on air is shown in; a guess that stands here alone. */
const LIVE_TAB = 'live';

/** The tip that names a match. */
export type TipOrigin = Pick<Tip, 'id' | 'bettingType'>;

type Target = Parameters<typeof matchTarget>;

/** Opens the portal's page of a match (decisions.md, outside targets). */
export function useOpenMatch() {
  const { openLink, stores } = useServices();
  return (match: Omit<Target[1], 'sport'> & Pick<RowMatch, 'matchTypeId'>, context?: Target[2]): void => {
    const { matchId, matchTypeId, statusId } = match;
    const { sportPath } = stores.get(configStore).getState();
    openLink(targetHref(matchTarget(sportPath, { sport: sportOf(matchTypeId), matchId, statusId }, context)));
  };
}

/** Opens it at the anchor who is on air with the match, from a tip about it where one led here. */
export function useMatchPage(match: RowMatch, tip?: TipOrigin): () => void {
  const open = useOpenMatch();
  return () => {
    const hostId = match.hostList?.find((host) => isLiveOn(host, match.matchId))?.id;
    open(match, { hostId, tab: hostId && LIVE_TAB, messageId: tip?.id, betType: tip?.bettingType });
  };
}

/** Opens the portal's live page of a match that only somebody outside of this app shows; undefined for any other. */
export function useOutsideLive(match: RowMatch): (() => void) | undefined {
  const { openLink, stores } = useServices();
  const { matchId, matchSource, matchTypeId, statusId, hostList = [] } = match;
  const isOver = readStatus(sportOf(matchTypeId), statusId).group === 'ended';
  const isOutside = match.isLiveOutside === true && !isOver && !hostList.some((host) => isLiveOn(host, matchId));
  if (!isOutside) return undefined;
  return () => {
    const { sportPath } = stores.get(configStore).getState();
    openLink(targetHref(liveTarget(sportPath, { matchId, hostId: undefined, matchSource })));
  };
}
