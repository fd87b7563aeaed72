import type { Host, ScheduleEntry } from '../../../contract/anchor/host';
import { HOST_TYPE, LIVE_STATUS, LIVE_TAB } from '../../../contract/codes';
import { nextStart, orderedHosts } from '../../../rules/anchor/anchor-order';
import { isLive, shownHosts, type Viewer } from '../../../rules/anchor/streamer-display';

export type LiveTab = (typeof LIVE_TAB)[keyof typeof LIVE_TAB];

/** What a host of the live list shows: what is on air, else what comes next; undefined when there is neither. */
export function showOf(host: Host): ScheduleEntry | undefined {
  const { liveSchedule } = host;
  const onAir = isLive(host) ? liveSchedule.find((entry) => entry.liveStatus === LIVE_STATUS.live) : undefined;
  const start = nextStart(host);
  const isNext = (entry: ScheduleEntry) =>
    entry.liveStatus === LIVE_STATUS.notStarted && (start === undefined || entry.startDate === start);
  return onAir ?? liveSchedule.find(isNext);
}

/**
 * Whether a host belongs into a tab of the live list as this viewer sees them (product.md, section 4, live list tabs).
 */
export const isListed = (host: Host, tab: LiveTab): boolean =>
  tab === LIVE_TAB.live ? isLive(host) : !isLive(host) && showOf(host) !== undefined;

/** A tab's hosts as this viewer may see them, in their order: what is on air in a hidden room alone is nothing to list. */
export const listedHosts = (hosts: readonly Host[], tab: LiveTab, viewer: Viewer): Host[] =>
  orderedHosts(shownHosts(hosts, viewer)).filter((host) => isListed(host, tab));

export type HostBadge = 'guest' | 'privileged';

/** The badge of a show's host type (decisions.md, hosts): one's own anchors need none, nor does a type that nobody knows. */
export function hostBadge(entry: ScheduleEntry | undefined): HostBadge | undefined {
  if (entry?.liveHostType === HOST_TYPE.guest) return 'guest';
  return entry?.liveHostType === HOST_TYPE.privileged ? 'privileged' : undefined;
}
