import type { Host, LiveMatch } from '../../../contract/anchor/host';
import { isLive, isLiveOn } from '../../../rules/anchor/streamer-display';

/** A room on air. */
export interface NextRoom {
  readonly host: Host;
  /** The host's show, if known. */
  readonly match: LiveMatch | undefined;
}

/** The room that one comes from. */
export interface Here {
  readonly hostId: string;
  readonly matchId: string | undefined;
  /** League and round, ready to show. */
  readonly league: string | undefined;
}

/** A label begins with its league; a blank, a figure or the sign of a round ends it. */
const leagueOf = (label: string | undefined): string | undefined =>
  label?.split(/[\s\d\u7b2c]/u, 1)[0]?.toLowerCase() || undefined;

function nearness({ match }: NextRoom, here: Here): number {
  if (match === undefined) return 2;
  if (match.matchId === here.matchId) return 0;
  const league = leagueOf(here.league);
  return league !== undefined && leagueOf(match.matchTypeName) === league ? 1 : 2;
}

/** The anchors on air, each once, with their shows. */
function onAir(hosts: readonly Host[], matches: readonly LiveMatch[]): NextRoom[] {
  const rooms = new Map<string, NextRoom>();
  for (const match of matches) {
    for (const host of match.hostList) if (isLiveOn(host, match.matchId)) rooms.set(host.id, { host, match });
  }
  for (const host of hosts) if (isLive(host) && !rooms.has(host.id)) rooms.set(host.id, { host, match: undefined });
  return [...rooms.values()];
}

/** Rooms on air to go on with: same match, same league, most watched; those visited come last. */
export function nextRooms(
  here: Here,
  { hosts, matches }: { readonly hosts: readonly Host[]; readonly matches: readonly LiveMatch[] },
  visited: readonly string[],
): readonly NextRoom[] {
  const rank = (room: NextRoom) =>
    [visited.indexOf(room.host.id), nearness(room, here), -(room.host.watcherCount ?? 0)] as const;
  return onAir(hosts, matches)
    .filter(({ host }) => host.id !== here.hostId)
    .map((room) => ({ room, rank: rank(room) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
    .map(({ room }) => room);
}
