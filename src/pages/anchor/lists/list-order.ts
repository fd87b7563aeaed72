import type { Host } from '../../../contract/anchor/host';
import { showOf } from '../../../rules/anchor/show-of';

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
    const league = showOf(host)?.leagueName;
    groups.set(league, [...(groups.get(league) ?? []), host]);
  }
  const size = ([league, some]: [string | undefined, Host[]]) => (league === undefined ? 0 : some.length);
  return [...groups].sort((a, b) => size(b) - size(a)).map(([league, some]) => ({ league, hosts: some }));
}
