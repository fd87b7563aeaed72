import type { Host } from '../../../contract/anchor/host';
import { ALWAYS_SHOWN_SOURCE, HOST_TYPE, LIVE_STATUS } from '../../../contract/codes';
import type { FootballMatch, MatchAnchor } from '../../../contract/football/football-match';
import { withAllowedAnchors } from '../../../rules/anchor/private-rooms';
import { isLiveOn, type Viewer } from '../../../rules/anchor/streamer-display';

/** On air or to come; of a source that this portal shows, where one is named; privileged ones only where they may be seen. */
function isShown({ liveStatus, matchSource, liveHostType }: MatchAnchor, { jumpGame, privileged }: Viewer): boolean {
  if (liveStatus !== LIVE_STATUS.live && liveStatus !== LIVE_STATUS.notStarted) return false;
  if (matchSource !== undefined && matchSource !== jumpGame && matchSource !== ALWAYS_SHOWN_SOURCE) return false;
  return privileged || liveHostType !== HOST_TYPE.privileged;
}

/** As the lists of anchors have a host, busy with this match alone. */
function toHost(anchor: MatchAnchor, matchId: string): Host[] {
  const { hostId, liveRoomId, liveStatus, nickName, pictureId, isTop } = anchor;
  if (hostId === undefined) return [];
  return [{ id: hostId, nickName, pictureId, liveStatus, liveSchedule: [{ matchId, liveRoomId, liveStatus, isTop }] }];
}

/** Those put on top first, in the server's order otherwise. */
const topFirst = (a: MatchAnchor, b: MatchAnchor) => Number(b.isTop === true) - Number(a.isTop === true);

/** An anchor without a host is outside of this app and has no room here (decisions.md, outside targets). */
export const isLiveOutside = (match: Pick<FootballMatch, 'anchorInfo'>, viewer: Viewer): boolean =>
  (withAllowedAnchors(match, viewer.rooms).anchorInfo ?? []).some(
    (anchor) => anchor.hostId === undefined && anchor.liveStatus === LIVE_STATUS.live && isShown(anchor, viewer),
  );

/** A match's anchors that this viewer may see, as hosts (product.md, section 5, private rooms). */
export function anchorsOf(match: FootballMatch, viewer: Viewer): readonly Host[] {
  const { matchId, anchorInfo = [] } = withAllowedAnchors(match, viewer.rooms);
  return anchorInfo
    .filter((anchor) => isShown(anchor, viewer))
    .sort(topFirst)
    .flatMap((anchor) => toHost(anchor, matchId));
}

/** The anchors of a match, and whether one is on air, by the anchors' own lists. */
export function showsOf(match: FootballMatch, viewer: Viewer) {
  const hostList = [...anchorsOf(match, viewer)];
  const isLive = hostList.some((host) => isLiveOn(host, match.matchId));
  return { hostList, isLiveOutside: isLiveOutside(match, viewer), status: 0, activityStatus: isLive ? 1 : 0 };
}
