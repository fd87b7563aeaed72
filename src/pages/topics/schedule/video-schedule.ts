import { LIVE_STATUS } from '../../../contract/codes';
import { readStatus, type Sport } from '../../../rules/match/match-status';

/** The view of the choice. */
interface Candidate {
  readonly matchDate: number;
  readonly statusId: number;
  readonly anchorInfo?: readonly { readonly liveStatus: number }[] | undefined;
}

const isLive = (sport: Sport, { statusId }: Candidate) => readStatus(sport, statusId).group === 'processing';
const isUpcoming = (sport: Sport, { statusId }: Candidate) => readStatus(sport, statusId).group === 'unstarted';
const hasLiveAnchor = ({ anchorInfo = [] }: Candidate) =>
  anchorInfo.some(({ liveStatus }) => liveStatus === LIVE_STATUS.live);

/**
 * The matches shown as bars above a schedule (product.md, section 4, video schedule): of those in progress or not
 * started, by time, the first two when each is in progress, or not started with a live anchor; else only the first.
 */
export function videoSchedule<M extends Candidate>(sport: Sport, matches: readonly M[]): M[] {
  const candidates = matches
    .filter((match) => isLive(sport, match) || isUpcoming(sport, match))
    .sort((a, b) => a.matchDate - b.matchDate);
  const two = candidates.slice(0, 2);
  const isWorthTwo = two.every((match) => isLive(sport, match) || hasLiveAnchor(match));
  return isWorthTwo ? two : candidates.slice(0, 1);
}
