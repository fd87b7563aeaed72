import { LIVE_STATUS } from '../../../src/contract/codes';
import type { EntryRow, HostRow } from '../../store/matches';
import { MINUTE_MS } from '../../world/days';
import { hash } from '../../world/random';

/** 0 before its time, 1 on air, 2 over. */
export function entryStatus(entry: EntryRow, now: number): number {
  if (now < entry.startAt) return LIVE_STATUS.notStarted;
  return now < entry.endAt ? LIVE_STATUS.live : LIVE_STATUS.ended;
}

/** A public entry says so in any of the ways that portals have. */
function groupOf(entry: EntryRow): { liveUserGroupId?: number | string | null } {
  if (entry.groupId !== 0) return { liveUserGroupId: entry.groupId };
  const ways = [{ liveUserGroupId: 0 }, { liveUserGroupId: '' }, { liveUserGroupId: null }, {}] as const;
  return ways[entry.id % ways.length] ?? {};
}

/**
 * A schedule entry over the wire (product.md, section 3, Schedule entry); a private room's id only for who may enter
 * it.
 */
export function entryView(entry: EntryRow, now: number, mayEnter: boolean) {
  return {
    matchId: entry.matchId,
    ...(mayEnter ? { liveRoomId: entry.roomId } : {}),
    liveStatus: entryStatus(entry, now),
    startDate: entry.startAt,
    isTop: entry.isTop ? 1 : 0,
    liveHostType: entry.hostType,
    ...groupOf(entry),
    ...(entry.groupId === 0 ? {} : { liveGroupUserType: entry.groupUserType }),
    matchSource: entry.source,
    isLotteryProgress: entry.lottery ? 1 : 0,
    redEnvelopeTotalAmount: entry.redEnvelope,
  };
}

/** How many watch: the usual number, moving a little each minute, the same for everybody who asks within it. */
export function watchersOf(host: HostRow, now: number): number {
  const wave = hash('watchers', host.id, Math.floor(now / MINUTE_MS)) % 1000;
  return Math.floor(host.watchers * (0.92 + (wave / 1000) * 0.16));
}

const NUMERIC_BIRTHDAY = /^\d{9,}$/;

function birthdayOf({ birthday }: HostRow): { birthday?: string | number | null } {
  return { birthday: birthday !== null && NUMERIC_BIRTHDAY.test(birthday) ? Number(birthday) : birthday };
}

export function hostStatus(host: HostRow, entries: readonly EntryRow[], now: number): number {
  if (host.withdrawn) return LIVE_STATUS.withdrawn;
  const live = entries.some((entry) => entryStatus(entry, now) === LIVE_STATUS.live);
  return live ? LIVE_STATUS.live : LIVE_STATUS.notStarted;
}

// Some portals send tags as one text; every fifth host shows that the client reads both.
const TEXT_TAGS_EVERY = 5;

/**
 * A host over the wire (product.md, section 3, Host). `entries` decide whether they are live, `shown` go along, with
 * their rooms where `mayEnter` says so; offline hosts have no count of watchers.
 */
export function hostView(
  host: HostRow,
  entries: readonly EntryRow[],
  shown: readonly EntryRow[],
  now: number,
  mayEnter: (entry: EntryRow) => boolean,
) {
  const liveStatus = hostStatus(host, entries, now);
  return {
    id: host.id,
    nickName: host.nickName,
    liveStatus,
    liveSchedule: shown.map((entry) => entryView(entry, now, mayEnter(entry))),
    ...birthdayOf(host),
    tags: host.id % TEXT_TAGS_EVERY === 0 ? host.tags.join(',') : [...host.tags],
    pictureId: host.pictureId,
    ...(liveStatus === LIVE_STATUS.live ? { watcherCount: watchersOf(host, now) } : {}),
    fansCount: host.fans,
  };
}
