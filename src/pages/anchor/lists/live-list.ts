import type { Host, ScheduleEntry } from '../../../contract/anchor/host';
import { HOST_TYPE, LIVE_TAB } from '../../../contract/codes';
import { orderedHosts } from '../../../rules/anchor/anchor-order';
import { showOf } from '../../../rules/anchor/show-of';
import { isLive } from '../../../rules/anchor/streamer-display';

export type LiveTab = (typeof LIVE_TAB)[keyof typeof LIVE_TAB];

/** The span of "coming soon"; later shows are scheduled (product.md, section 4, live list tabs). */
const SOON_MS = 3 * 60 * 60_000;

/** The tab of a host at `now` (server time, Unix ms): live, soon, else scheduled, as is who has no show. */
export function tabOf(host: Host, now: number): LiveTab {
  if (isLive(host)) return LIVE_TAB.live;
  return (showOf(host)?.startDate ?? Number.POSITIVE_INFINITY) < now + SOON_MS
    ? LIVE_TAB.comingSoon
    : LIVE_TAB.scheduled;
}

/** A tab's hosts in their order (decisions.md, hosts); who has no show to come is last. */
export function listedHosts(hosts: readonly Host[], tab: LiveTab, now: number): Host[] {
  const listed = orderedHosts(hosts.filter((host) => tabOf(host, now) === tab));
  const hasNone = (host: Host) => Number(!isLive(host) && showOf(host) === undefined);
  return listed.sort((a, b) => hasNone(a) - hasNone(b));
}

export type HostBadge = 'guest' | 'privileged';

/** The badge of a show's host type (decisions.md, hosts): one's own anchors need none, nor does a type that nobody knows. */
export function hostBadge(entry: ScheduleEntry | undefined): HostBadge | undefined {
  if (entry?.liveHostType === HOST_TYPE.guest) return 'guest';
  return entry?.liveHostType === HOST_TYPE.privileged ? 'privileged' : undefined;
}

/** The hosts by the viewers that a reading counted, most first; a count that moves while one reads moves no card. */
export function byViewers(hosts: readonly Host[], read: readonly Host[]): Host[] {
  const counts = new Map(read.map(({ id, watcherCount }) => [id, watcherCount]));
  const countOf = ({ id }: Host) => counts.get(id) ?? -1;
  return [...hosts].sort((a, b) => countOf(b) - countOf(a));
}

interface LeagueHosts {
  /** Undefined: shows of which no league is told, and hosts without a show. */
  readonly league: string | undefined;
  readonly hosts: readonly Host[];
}

/** The hosts by the league of their show: the one that most show first, and last those of none. */
export function byLeague(hosts: readonly Host[]): LeagueHosts[] {
  const groups = new Map<string | undefined, Host[]>();
  for (const host of hosts) {
    const league = showOf(host)?.leagueName || undefined;
    groups.set(league, [...(groups.get(league) ?? []), host]);
  }
  const size = ([league, some]: [string | undefined, Host[]]) => (league === undefined ? 0 : some.length);
  return [...groups].sort((a, b) => size(b) - size(a)).map(([league, some]) => ({ league, hosts: some }));
}
