import type { Host, LiveMatch } from '../../contract/anchor/host';
import { ANCHORS_PER_PAGE, LIVE_STATUS } from '../../contract/codes';
import { isLive } from './streamer-display';

/** Start of the host's next show, Unix ms; undefined when nothing is scheduled. */
export function nextStart(host: Host): number | undefined {
  const starts = host.liveSchedule
    .filter((entry) => entry.liveStatus === LIVE_STATUS.notStarted)
    .map((entry) => entry.startDate)
    .filter((start) => start !== undefined);
  return starts.length === 0 ? undefined : Math.min(...starts);
}

const isTop = (host: Host) => host.liveSchedule.some((entry) => entry.isTop === true);
const first = (a: boolean, b: boolean) => Number(b) - Number(a);
const earlier = (a: number | undefined, b: number | undefined) =>
  a === b ? 0 : (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY);

/** Live first, then those put on top, then by next start; the server's order where that leaves a tie. */
export const orderedHosts = (hosts: readonly Host[]): Host[] =>
  [...hosts].sort(
    (a, b) => first(isLive(a), isLive(b)) || first(isTop(a), isTop(b)) || earlier(nextStart(a), nextStart(b)),
  );

/** Live matches first, each part in the order that it has. */
export const liveFirst = <M extends LiveMatch>(matches: readonly M[]): M[] =>
  [...matches].sort((a, b) => b.activityStatus - a.activityStatus);

/** Live matches first, then by kick-off. */
export const orderedMatches = (matches: readonly LiveMatch[]): LiveMatch[] =>
  liveFirst([...matches].sort((a, b) => a.startDate - b.startDate));

/** Keeps the order of known items and puts new ones behind them: a list does not move under the reader when it is read again. */
export function inFormerOrder<T>(fresh: readonly T[], before: readonly T[], keyOf: (item: T) => string): T[] {
  const positions = new Map(before.map((item, index) => [keyOf(item), index]));
  const positionOf = (item: T) => positions.get(keyOf(item)) ?? before.length;
  return [...fresh].sort((a, b) => positionOf(a) - positionOf(b));
}

/** Groups of eight (product.md, section 9), the last one with what is left. */
export function groupsOfEight<T>(items: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (let index = 0; index < items.length; index += ANCHORS_PER_PAGE) {
    groups.push(items.slice(index, index + ANCHORS_PER_PAGE));
  }
  return groups;
}
