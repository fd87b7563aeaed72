import type { Host, LiveMatch, ScheduleEntry } from '../../contract/anchor/host';
import { LIVE_STATUS } from '../../contract/codes';
import type { AnchorPush, MatchPush } from '../../contract/push/push';
import { isLive, isLiveOn, isOverOn } from '../anchor/streamer-display';
import { type Asked, type Dated, isNewer } from '../reading/asked';
import { type Coded, statusOf } from './match-status';

const LIVE_FIELDS = [
  ...(['statusId', 'homeScore', 'awayScore', 'phase', 'phaseStart'] as const),
  ...(['homeShootout', 'awayShootout', 'clockSeconds'] as const),
  ...(['homeExtraScore', 'awayExtraScore', 'homeRedCards', 'awayRedCards', 'stopMinute'] as const),
];
/** The fields of a match that a push may carry. */
export type LiveFields = Partial<Pick<MatchPush, (typeof LIVE_FIELDS)[number]>>;

/** A match with what a push has said since; the same object without news. A field left out keeps its value. */
export function withMatchPush<M extends LiveFields & Asked>(match: M, push: MatchPush | undefined): M {
  if (push === undefined || !isNewer(push.serverNow, match)) return match;
  const news = Object.fromEntries(
    LIVE_FIELDS.filter((field) => push[field] !== undefined && push[field] !== match[field]).map((field) => [
      field,
      push[field],
    ]),
  );
  return Object.keys(news).length === 0 ? match : { ...match, ...news };
}

/** An entry after a push: the match that is shown now is on air, any other that was is over. */
function moved(entry: ScheduleEntry, shown: string | undefined): ScheduleEntry {
  const { live, ended } = LIVE_STATUS;
  const liveStatus = entry.matchId === shown ? live : entry.liveStatus === live ? ended : entry.liveStatus;
  return liveStatus === entry.liveStatus ? entry : { ...entry, liveStatus };
}

/**
 * A host of a reading with what a push has said since: who goes on with another match ends the entry of the first. Going live counts only on a match of the host's schedule as this viewer may see it: a private room's host is
 * off air for everybody else (product.md, section 5, private rooms).
 */
export function withAnchorPush(host: Host, push: AnchorPush | undefined, reading: Asked): Host {
  if (push === undefined || !isNewer(push.serverNow, reading)) return host;
  const { matchId, watcherCount = host.watcherCount } = push;
  const isOnAir = push.liveStatus === LIVE_STATUS.live;
  if (isOnAir && matchId === undefined) {
    // With nothing named: who was off air shows nothing that could be entered.
    return isLive(host) && watcherCount !== host.watcherCount ? { ...host, watcherCount } : host;
  }
  const isShown = host.liveSchedule.some((entry) => entry.matchId === matchId);
  const liveStatus = isOnAir && !isShown ? LIVE_STATUS.notStarted : push.liveStatus;
  const liveSchedule = host.liveSchedule.map((entry) => moved(entry, isOnAir ? matchId : undefined));
  const hasMoved = liveSchedule.some((entry, index) => entry !== host.liveSchedule[index]);
  const isNews = hasMoved || liveStatus !== host.liveStatus || watcherCount !== host.watcherCount;
  return isNews ? { ...host, liveStatus, watcherCount, liveSchedule } : host;
}

/** Hosts, and when they were asked for. */
export interface HostReading extends Asked {
  readonly hosts: readonly Host[];
}

/** Hosts with what pushes have said since, without who withdrew (product.md, section 5). The same list without news. */
export function withAnchorPushes(reading: HostReading, pushes: ReadonlyMap<string, AnchorPush>): readonly Host[] {
  const { hosts } = reading;
  const laid = hosts.map((host) => withAnchorPush(host, pushes.get(host.id), reading));
  if (laid.every((host, index) => host === hosts[index])) return hosts;
  return laid.filter(({ liveStatus }) => liveStatus !== LIVE_STATUS.withdrawn);
}

/** The match with what pushes said of its hosts: shows that are over are gone, and with the last one its "live". */
export function withHostPushes<M extends Dated<LiveMatch>>(match: M, pushes: ReadonlyMap<string, AnchorPush>): M {
  const laid = withAnchorPushes({ hosts: match.hostList, askedAt: match.askedAt }, pushes);
  if (laid === match.hostList) return match;
  const hostList = laid.filter((host) => !isOverOn(host, match.matchId));
  return { ...match, hostList, activityStatus: hostList.some((host) => isLiveOn(host, match.matchId)) ? 1 : 0 };
}

/** True when the match is in play or over: from then on it has a score, and no kick-off to wait for. */
export function hasBegun(match: Coded): boolean {
  const { group } = statusOf(match);
  return group === 'processing' || group === 'ended';
}
