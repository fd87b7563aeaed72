import type { Host, LiveMatch, ScheduleEntry } from '../../contract/anchor/host';
import { ALWAYS_SHOWN_SOURCE, HOST_TYPE, LIVE_STATUS } from '../../contract/codes';
import { mayEnter } from './private-rooms';

/** The viewer, as far as it decides what may be seen. */
export interface Viewer {
  /** The portal's sport-jump game; entries of other sources are hidden, but for source 100. */
  readonly jumpGame: string;
  /** Private rooms this member may enter. */
  readonly rooms: ReadonlySet<string>;
  /** See `seesPrivilegedHosts`. */
  readonly privileged: boolean;
}

const ABNORMAL_STATUS = 0;
const SHOWN_STATUSES: ReadonlySet<number> = new Set([LIVE_STATUS.notStarted, LIVE_STATUS.live]);
const isLiveEntry = (entry: Pick<ScheduleEntry, 'liveStatus'>) => entry.liveStatus === LIVE_STATUS.live;
export const isLive = (host: Host): boolean => host.liveStatus === LIVE_STATUS.live;

/** Of a match that this portal shows: of its jump game, or of source 100. */
export const isShownSource = ({ matchSource }: Pick<ScheduleEntry, 'matchSource'>, { jumpGame }: Viewer): boolean =>
  matchSource === jumpGame || matchSource === ALWAYS_SHOWN_SOURCE;

/** A privileged anchor's, where this viewer sees none (decisions.md, hosts). */
export const isTooNew = ({ liveHostType }: Pick<ScheduleEntry, 'liveHostType'>, { privileged }: Viewer): boolean =>
  liveHostType === HOST_TYPE.privileged && !privileged;

/** product.md, section 5, streamer display, of one schedule entry. */
export function isShownEntry(entry: ScheduleEntry, viewer: Viewer): boolean {
  if (!isShownSource(entry, viewer) || isTooNew(entry, viewer)) return false;
  return SHOWN_STATUSES.has(entry.liveStatus) && mayEnter(entry, viewer.rooms);
}

/** The host without the entries that may not be seen; live only in a hidden room is not live to this viewer. */
function withShownEntries(host: Host, viewer: Viewer): Host {
  const liveSchedule = host.liveSchedule.filter((entry) => isShownEntry(entry, viewer));
  if (liveSchedule.length === host.liveSchedule.length) return host;
  const lostItsLive = host.liveSchedule.some(isLiveEntry) && !liveSchedule.some(isLiveEntry);
  return { ...host, liveSchedule, liveStatus: lostItsLive ? LIVE_STATUS.notStarted : host.liveStatus };
}

/** Hosts that this viewer may see: withdrawn ones are dropped, the others keep only what may be seen of their schedule. */
export const shownHosts = (hosts: readonly Host[], viewer: Viewer): Host[] =>
  hosts.filter((host) => host.liveStatus !== LIVE_STATUS.withdrawn).map((host) => withShownEntries(host, viewer));

/** Has entries for this match, and none of them is shown: over, private, or of another source. */
function isHiddenOn(host: Host, matchId: string, viewer: Viewer): boolean {
  const entries = host.liveSchedule.filter((entry) => entry.matchId === matchId);
  return entries.length > 0 && !entries.some((entry) => isShownEntry(entry, viewer));
}

/** The anchors of a match that this viewer may see: those whose every show of it is hidden are dropped. */
export const shownHostsOn = (hosts: readonly Host[], matchId: string, viewer: Viewer): Host[] =>
  shownHosts(
    hosts.filter((host) => !isHiddenOn(host, matchId, viewer)),
    viewer,
  );

/** Status 0 is abnormal in both sports and hidden (decisions.md, coarse groups). */
export const isHiddenStatus = ({ statusId }: Pick<LiveMatch, 'statusId'>): boolean => statusId === ABNORMAL_STATUS;

/** On air, with this match: on air with another, it is not; where no show is named at all, the match's list is believed. */
export const isLiveOn = (host: Host, matchId: string): boolean => {
  const live = host.liveSchedule.filter(isLiveEntry);
  const isNamed = host.liveSchedule.some((entry) => entry.matchId === matchId);
  return isLive(host) && (live.some((entry) => entry.matchId === matchId) || (live.length === 0 && !isNamed));
};

/** Has shows of this match, and all of them are over (product.md, section 5, streamer display). */
export const isOverOn = ({ liveSchedule }: Host, matchId: string): boolean => {
  const entries = liveSchedule.filter((entry) => entry.matchId === matchId);
  return entries.length > 0 && entries.every(({ liveStatus }) => liveStatus === LIVE_STATUS.ended);
};

/** True when a show is on air: the one its host is live with where named, else by the show's own word. */
export function isShowOnAir(host: Host, show: Pick<ScheduleEntry, 'matchId' | 'liveStatus'>): boolean {
  const live = host.liveSchedule.filter(isLiveEntry);
  return isLive(host) && (live.length > 0 ? live.some(({ matchId }) => matchId === show.matchId) : isLiveEntry(show));
}

/** product.md, section 5, streamer display: the live strip's matches, without those nobody may see or show. */
export function shownMatches(matches: readonly LiveMatch[], viewer: Viewer): LiveMatch[] {
  return matches.flatMap((match) => {
    if (match.status !== 0 || isHiddenStatus(match)) return [];
    const hostList = shownHostsOn(match.hostList, match.matchId, viewer);
    if (hostList.length === 0) return [];
    const live = match.activityStatus === 1 && hostList.some((host) => isLiveOn(host, match.matchId));
    return [{ ...match, hostList, activityStatus: live ? 1 : 0 }];
  });
}
