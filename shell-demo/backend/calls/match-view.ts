import { LIVE_STATUS } from '../../../src/contract/codes';
import type { EntryRow, HostRow, MatchRow } from '../store/matches';
import { matchState } from '../world/match-state';
import { entryStatus, hostView } from './host-view';

/** Status, score and phase of a match at an instant: the same in calls and in pushes. */
export function shownState(fixture: MatchRow['fixture'], now: number) {
  const { inPlay: _inPlay, upcoming: _upcoming, ...state } = matchState(fixture, now);
  return state;
}

/** A match with hosts around it (section 3, Live match). */
export function liveMatchView(match: MatchRow, hosts: readonly [HostRow, EntryRow][], now: number) {
  const { fixture, homeName, awayName } = match;
  const state = shownState(fixture, now);
  const hasLiveHost = hosts.some(([host, entry]) => !host.withdrawn && entryStatus(entry, now) === LIVE_STATUS.live);
  return {
    matchId: fixture.id,
    startDate: fixture.startAt,
    hostList: hosts.map(([host, entry]) => hostView(host, [entry], [entry], now)),
    status: fixture.status,
    activityStatus: hasLiveHost || (fixture.claimsLive && state.homeScore !== undefined) ? 1 : 0,
    matchTypeName: fixture.label,
    matchTypeId: fixture.matchType,
    masterTeamName: homeName,
    guestTeamName: awayName,
    matchSource: fixture.source,
    ...state,
  };
}

/** Where a room's video will come from; the paths are served by the back end itself. */
function videoOf(origin: string, roomId: number) {
  const room = `${origin}/live/${roomId}`;
  return { flv: `${room}.flv`, m3u8: `${room}/index.m3u8`, rtmp: `rtmp://${new URL(origin).hostname}/live/${roomId}` };
}

/** A room's match (section 3, Match info); without a video for who may not enter. */
export function matchInfoView(match: MatchRow, entry: EntryRow, origin: string, mayEnter: boolean, now: number) {
  return {
    matchId: match.fixture.id,
    masterTeamName: match.homeName,
    guestTeamName: match.awayName,
    liveRoomId: entry.roomId,
    liveStatus: entryStatus(entry, now),
    matchLeague: match.fixture.label,
    matchSource: entry.source,
    startDate: match.fixture.startAt,
    matchTypeId: match.fixture.matchType,
    ...(mayEnter ? { videoSourceDetail: videoOf(origin, entry.roomId) } : {}),
  };
}
