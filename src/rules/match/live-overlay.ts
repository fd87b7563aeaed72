import type { Host, LiveMatch, ScheduleEntry } from '../../contract/anchor/host';
import { LIVE_STATUS } from '../../contract/codes';
import type { AnchorPush, MatchPush } from '../../contract/push/push';
import { isLive, isLiveOn, isOverOn } from '../anchor/streamer-display';
import { type Coded, statusOf } from './match-status';

/** The Date header, by which a reading is dated, counts whole seconds. */
const READING_SLACK_MS = 1_000;

/** A reading that is newer than the push says more. */
const isNewer = (push: { readonly serverNow: number }, readAt: number) => push.serverNow >= readAt - READING_SLACK_MS;

const LIVE_FIELDS = [
  ...(['statusId', 'homeScore', 'awayScore', 'phase', 'phaseStart'] as const),
  ...(['homeShootout', 'awayShootout', 'clockSeconds'] as const),
  ...(['homeExtraScore', 'awayExtraScore', 'homeRedCards', 'awayRedCards', 'stopMinute'] as const),
];
/** The fields of a match that a push may carry. */
export type LiveFields = Partial<Pick<MatchPush, (typeof LIVE_FIELDS)[number]>>;

/**
 * A match as read at `readAt` (server time, Unix ms) with what a push has said since. Without news it is the very same
 * object; a field that the push leaves out keeps its value.
 */
export function withMatchPush<M extends LiveFields>(match: M, push: MatchPush | undefined, readAt: number): M {
  if (push === undefined || !isNewer(push, readAt)) return match;
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
 * A host as read at `readAt` with what a push has said since: who goes on with another match ends the entry of the
 * first. Going live counts only on a match of the host's schedule as this viewer may see it: a private room's host is
 * off air for everybody else (product.md, section 5, private rooms).
 */
export function withAnchorPush(host: Host, push: AnchorPush | undefined, readAt: number): Host {
  if (push === undefined || !isNewer(push, readAt)) return host;
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

/**
 * Hosts with what pushes have said since; who has withdrawn is not shown (product.md, section 5). The very same list
 * without news.
 */
export function withAnchorPushes(
  hosts: readonly Host[],
  pushes: ReadonlyMap<string, AnchorPush>,
  readAt: number,
): readonly Host[] {
  const laid = hosts.map((host) => withAnchorPush(host, pushes.get(host.id), readAt));
  if (laid.every((host, index) => host === hosts[index])) return hosts;
  return laid.filter(({ liveStatus }) => liveStatus !== LIVE_STATUS.withdrawn);
}

/**
 * The match with what pushes have said of its hosts: those whose shows of it are over are gone, and with no host left on air
 * it is not live any more, and the reverse.
 */
export function withHostPushes<M extends LiveMatch>(
  match: M,
  pushes: ReadonlyMap<string, AnchorPush>,
  readAt: number,
): M {
  const laid = withAnchorPushes(match.hostList, pushes, readAt);
  if (laid === match.hostList) return match;
  const hostList = laid.filter((host) => !isOverOn(host, match.matchId));
  return { ...match, hostList, activityStatus: hostList.some((host) => isLiveOn(host, match.matchId)) ? 1 : 0 };
}

/** True when the match is in play or over: from then on it has a score, and no kick-off to wait for. */
export function hasBegun(match: Coded): boolean {
  const { group } = statusOf(match);
  return group === 'processing' || group === 'ended';
}
