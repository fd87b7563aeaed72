import { isLiveOn } from '../../rules/anchor/streamer-display';
import { sportOf } from '../../rules/match/match-status';
import { matchTarget, targetHref } from '../../rules/shell/navigation-targets';
import { useServices } from '../../services/services';
import { configStore } from '../config/config-store';
import type { RowMatch } from './row-match';

/** The football page's tab that an anchor on air is shown in; a guess that stands here alone. */
const LIVE_TAB = 'live';

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

/** Opens it at the anchor who is on air with the match. */
export function useMatchPage(match: RowMatch, messageId?: string): () => void {
  const open = useOpenMatch();
  return () => {
    const hostId = match.hostList?.find((host) => isLiveOn(host, match.matchId))?.id;
    open(match, { hostId, tab: hostId && LIVE_TAB, messageId });
  };
}
