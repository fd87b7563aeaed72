import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { hostList, hostSchedule } from '../../../contract/anchor/calls-hosts';
import type { LiveMatch } from '../../../contract/anchor/host';
import { readAllHosts } from '../../../domains/anchor/all-hosts-query';
import { anchorHomeQuery } from '../../../domains/anchor/anchor-home-query';
import type { RowMatch } from '../../../domains/match/row-match';
import type { Audience } from '../../../domains/session/audience';
import { shownHosts } from '../../../rules/anchor/streamer-display';
import type { HostReading } from '../../../rules/match/live-overlay';
import { programmeHosts, sameDay } from '../../../rules/match/programme';
import type { Dated } from '../../../rules/reading/asked';
import { shownSchedule } from '../../../rules/room/room-access';
import type { Services } from '../../../services/services';

const PICTURES_STALE_MS = 10 * 60_000;

/** Larger pictures by host id: anchor home's reply has none. */
export const hostPicturesQuery = ({ call }: Services, audience: Audience) =>
  queryOptions({
    queryKey: ['host-pictures', audience.key],
    queryFn: async ({ signal }) => {
      const hosts = shownHosts(await call(hostList, {}, { signal, quiet: true }), audience.viewer);
      return new Map(hosts.flatMap(({ id, photos }) => (photos === undefined ? [] : [[id, photos] as const])));
    },
    staleTime: PICTURES_STALE_MS,
    structuralSharing: false,
    refetchOnReconnect: false,
  });

/** A score must not be older than this when the page opens. */
const PROGRAMME_STALE_MS = 15_000;

/** A match's programme: how it stands and who shows it, as this viewer may see it. */
export interface Programme extends HostReading {
  readonly match: RowMatch;
  readonly league: string | undefined;
  readonly sameDay: readonly Dated<LiveMatch>[];
}

/** The address's match, and the anchor who shows or showed it. */
interface Named {
  readonly matchId: string;
  readonly hostId: string | undefined;
}

interface Deps extends Named {
  readonly services: Services;
  readonly audience: Audience;
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

/** A match that anchor home does not list: hosts from host/list or the address, the match from a host's schedule. */
async function beyondHome({ services, audience, matchId, hostId, signal }: Deps) {
  const { call } = services;
  const { hosts: listed, askedAt } = await readAllHosts(services, audience, signal);
  const hosts = programmeHosts(listed, matchId);
  const of = hosts[0] ?? listed.find(({ id }) => id === hostId);
  if (of === undefined) return null;
  const schedule = await call(hostSchedule, { hostId: of.id }, { signal, quiet: true });
  const show = shownSchedule(schedule, audience.viewer).find((entry) => entry.matchId === matchId);
  if (show === undefined) return null;
  const showed = { ...of, liveSchedule: [...of.liveSchedule, show] };
  return {
    askedAt,
    match: { ...show, askedAt },
    league: show.matchLeague,
    hosts: hosts.length === 0 ? [showed] : hosts,
  };
}

async function readProgramme(deps: Deps): Promise<Programme | null> {
  const { services, audience, client, matchId } = deps;
  const home = await client.query({ ...anchorHomeQuery(services, audience), staleTime: PROGRAMME_STALE_MS });
  const match = home.matches.find((one) => one.matchId === matchId);
  const found =
    match === undefined
      ? await beyondHome(deps)
      : { askedAt: home.askedAt, match, league: match.matchTypeName, hosts: programmeHosts(match.hostList, matchId) };
  if (found === null) return null;
  return { ...found, sameDay: sameDay(home.matches, matchId, found.match.startDate) };
}

/** decisions.md, program detail: the id is the matchId, the data is that of the anchor list and match info. Null: no such programme. */
export const programQuery = (services: Services, audience: Audience, client: QueryClient, { matchId, hostId }: Named) =>
  queryOptions({
    queryKey: ['programme', audience.key, matchId, hostId] as const,
    queryFn: ({ signal }) => readProgramme({ services, audience, client, matchId, hostId, signal }),
    staleTime: PROGRAMME_STALE_MS,
  });
