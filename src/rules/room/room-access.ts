import type { Host, ScheduleEntry } from '../../contract/anchor/host';
import type { RoomInfo } from '../../contract/room/room';
import { orderedHosts } from '../anchor/anchor-order';
import { mayEnter } from '../anchor/private-rooms';
import { isShownSource, isTooNew, shownHostsOn, type Viewer } from '../anchor/streamer-display';

/** The reasons why a room stays closed: a private group's, or a privileged anchor's in a native app that is too old. */
export type Closed = 'private' | 'privileged';

/** A room as this viewer may see it; without `show` there is none in sight. */
export type RoomView<Show = RoomInfo> =
  | { readonly kind: 'closed'; readonly reason: Closed }
  | { readonly kind: 'open'; readonly show: Show | undefined };

/** product.md, section 5, private rooms: a room's first view without what may not be seen. */
export function roomView(info: RoomInfo | null | undefined, viewer: Viewer): RoomView {
  if (info === null || info === undefined || !isShownSource(info, viewer)) return { kind: 'open', show: undefined };
  if (!mayEnter(info, viewer.rooms)) return { kind: 'closed', reason: 'private' };
  if (isTooNew(info, viewer)) return { kind: 'closed', reason: 'privileged' };
  const others: readonly Host[] = shownHostsOn(info.hostList, info.matchId, viewer);
  return { kind: 'open', show: { ...info, hostList: orderedHosts(others) } };
}

/** A host's schedule as this viewer may see it: in the order of time, what is over too. */
export const shownSchedule = <E extends ScheduleEntry>(entries: readonly E[], viewer: Viewer): E[] =>
  entries
    .filter((entry) => isShownSource(entry, viewer) && !isTooNew(entry, viewer) && mayEnter(entry, viewer.rooms))
    .sort((a, b) => (a.startDate ?? 0) - (b.startDate ?? 0));
