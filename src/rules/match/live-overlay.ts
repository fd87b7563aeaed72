import type { Host, LiveMatch } from '../../contract/anchor/host';
import type { AnchorPush, MatchPush } from '../../contract/push/push';
import { isLiveOn } from '../anchor/streamer-display';
import { readStatus, sportOf } from './match-status';

/** The Date header, by which a reading is dated, counts whole seconds. */
const READING_SLACK_MS = 1_000;

/** A reading that is newer than the push says more. */
const isNewer = (push: { readonly serverNow: number }, readAt: number) => push.serverNow >= readAt - READING_SLACK_MS;

const LIVE_FIELDS = [
  ...(['statusId', 'homeScore', 'awayScore', 'phase', 'phaseStart'] as const),
  ...(['homeShootout', 'awayShootout', 'clockSeconds'] as const),
  ...(['homeExtraScore', 'awayExtraScore', 'homeRedCards', 'awayRedCards', 'stopMinute'] as const),
];
/** What a push may say of a match. */
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

/**
 * A host as read at `readAt` with what a push has said since. Going live counts only on a match of the host's schedule
 * as this viewer may see it: a private room's host stays off air for everybody else (product.md, section 5, private
 * rooms).
 */
export function withAnchorPush(host: Host, push: AnchorPush | undefined, readAt: number): Host {
  if (push === undefined || !isNewer(push, readAt)) return host;
  const { liveStatus, matchId, watcherCount = host.watcherCount } = push;
  const isOnAir = liveStatus === 1;
  const isShown = host.liveSchedule.some((entry) => entry.matchId === matchId);
  if (isOnAir && !isShown) return host;
  if (liveStatus === host.liveStatus && watcherCount === host.watcherCount) return host;
  const liveSchedule = host.liveSchedule.map((entry) =>
    entry.matchId === matchId ? { ...entry, liveStatus: isOnAir ? 1 : 2 } : entry,
  );
  return { ...host, liveStatus, watcherCount, liveSchedule };
}

/** The match with what pushes have said of its hosts; with no host left on air it is not live any more, and the reverse. */
export function withHostPushes<M extends LiveMatch>(
  match: M,
  pushes: ReadonlyMap<string, AnchorPush>,
  readAt: number,
): M {
  const hostList = match.hostList.map((host) => withAnchorPush(host, pushes.get(host.id), readAt));
  if (hostList.every((host, index) => host === match.hostList[index])) return match;
  return { ...match, hostList, activityStatus: hostList.some((host) => isLiveOn(host, match.matchId)) ? 1 : 0 };
}

/** Whether the match is in play or over: from then on it has a score, and no kick-off to wait for. */
export function hasBegun({
  matchTypeId,
  statusId,
  phase,
}: Pick<LiveMatch, 'matchTypeId' | 'statusId' | 'phase'>): boolean {
  const { group } = readStatus(sportOf(matchTypeId), statusId, phase);
  return group === 'processing' || group === 'ended';
}
