import { isLiveOn } from '../../rules/anchor/streamer-display';
import { sportOf } from '../../rules/match/match-status';
import { matchTarget, targetHref } from '../../rules/shell/navigation-targets';
import { useServices } from '../../services/services';
import { configStore } from '../config/config-store';
import type { RowMatch } from './row-match';

/** The football page's tab that an anchor on air is shown in; a guess that stands here alone. */
const LIVE_TAB = 'live';

/** Opens the portal's page of a match, at the anchor who is on air with it (decisions.md, outside targets). */
export function useMatchPage(match: RowMatch, messageId?: string): () => void {
  const { openLink, stores } = useServices();
  return () => {
    const { matchId, matchTypeId, statusId, hostList = [] } = match;
    const hostId = hostList.find((host) => isLiveOn(host, matchId))?.id;
    const context = { hostId, tab: hostId && LIVE_TAB, messageId };
    const { sportPath } = stores.get(configStore).getState();
    openLink(targetHref(matchTarget(sportPath, { sport: sportOf(matchTypeId), matchId, statusId }, context)));
  };
}
