import * as calls from '../../../src/contract/anchor/calls-anchors';
import * as hosts from '../../../src/contract/anchor/calls-hosts';
import { LIVE_TAB } from '../../../src/contract/codes';
import { knownSides } from '../../football/answers/football-match-view';
import { sceneOf } from '../../football/answers/words';
import { allHosts, type EntryRow, entriesBetween, matchesBetween, matchesByIds } from '../../store/matches';
import { followCounts } from '../../store/users';
import { heatOf, photosOf } from '../../world/anchor/host-extras';
import { competitionOf } from '../../world/clubs';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../world/days';
import { matchState } from '../../world/match-state';
import { answer, type CallContext } from '../call-context';
import { liveMatchView, matchInfoView } from '../match/match-view';
import { momentPageView } from '../moment/moment-view';
import { isOnAir, mayEnter } from '../room/room-access';
import { numberOf } from '../session/identity';
import { entryView, hostView } from './host-view';

// A show that is just over stays for a while, so that the client's own rules decide.
const ENDED_SHOWN_MS = 25 * MINUTE_MS;
const AHEAD_MS = 36 * HOUR_MS;
const UPCOMING_SHOWN = 14;
const ENTRIES_PER_HOST = 3;
const HOST_AHEAD_MS = 3 * DAY_MS;
const HOME_MOMENTS = 10;
const RANKED = 20;
/** A show that begins within it is coming soon, a later one is scheduled (product.md, section 4, live list tabs). */
const SOON_MS = 3 * HOUR_MS;

function byHost(entries: readonly EntryRow[]): Map<number, EntryRow[]> {
  const map = new Map<number, EntryRow[]>();
  for (const entry of entries) map.set(entry.hostId, [...(map.get(entry.hostId) ?? []), entry]);
  return map;
}

const sees = (context: CallContext) => (entry: EntryRow) => mayEnter(entry, context);

async function hostViews(context: CallContext) {
  const { database, now } = context;
  const entries = await entriesBetween(database.db, now - ENDED_SHOWN_MS, now + HOST_AHEAD_MS);
  const ofHost = byHost(entries);
  const hosts = await allHosts(database.db);
  const view = (host: (typeof hosts)[number]) => {
    const own = ofHost.get(host.id) ?? [];
    return hostView(host, own, own.slice(0, ENTRIES_PER_HOST), now, sees(context));
  };
  const entriesOf = (host: (typeof hosts)[number]) => ofHost.get(host.id) ?? [];
  return { hosts, entries, entriesOf, view };
}

/** Matches of the strip: in play or just over, then those to come that an anchor has announced. */
async function liveMatches(
  context: CallContext,
  entries: readonly EntryRow[],
  hosts: Awaited<ReturnType<typeof allHosts>>,
) {
  const { database, now } = context;
  const ids = new Map(hosts.map((host) => [host.id, host]));
  const matches = await matchesBetween(database.db, now - ENDED_SHOWN_MS, now + AHEAD_MS);
  const rows = matches.map((match) => {
    const around = entries.filter((entry) => entry.matchId === match.fixture.id);
    const pairs = around.flatMap((entry) => {
      const host = ids.get(entry.hostId);
      return host === undefined ? [] : [[host, entry] as [typeof host, EntryRow]];
    });
    return { match, pairs, state: matchState(match.fixture, now) };
  });
  const started = rows.filter(({ state }) => !state.upcoming);
  const later = rows.filter(({ state, pairs }) => state.upcoming && pairs.length > 0).slice(0, UPCOMING_SHOWN);
  return [...started, ...later].map(({ match, pairs }) => liveMatchView(match, pairs, now, sees(context)));
}

const anchorHome = answer(calls.anchorHome, async ({ momentSort }, context) => {
  const { hosts, entries, view } = await hostViews(context);
  const moments = await momentPageView(context, { hostId: undefined, page: 1, size: HOME_MOMENTS, momentSort });
  return {
    hosts: hosts.map(view),
    liveMatchList: await liveMatches(context, entries, hosts),
    hostMomentList: moments.list,
  };
});

/** The tab of the live list that a host is in, by the shows that this user may see; none: no show in sight. */
function tabOf(entries: readonly EntryRow[], context: CallContext): number | undefined {
  const { now } = context;
  const open = entries.filter((entry) => entry.endAt > now && mayEnter(entry, context));
  if (open.some((entry) => isOnAir(entry, now))) return LIVE_TAB.live;
  const next = open[0];
  if (next === undefined) return undefined;
  return next.startAt < now + SOON_MS ? LIVE_TAB.comingSoon : LIVE_TAB.scheduled;
}

type HostView = ReturnType<typeof hostView>;

/** The hosts with larger pictures, and who plays in the matches of their shows: a list needs no call for each. */
async function withMatches({ database }: CallContext, hosts: readonly (HostView & { photos: string })[]) {
  const ids = hosts.flatMap(({ liveSchedule }) => liveSchedule.map((entry) => entry.matchId));
  const matches = await matchesByIds(database.db, [...new Set(ids)]);
  const named = (entry: HostView['liveSchedule'][number]) => {
    const match = matches.get(entry.matchId);
    if (match === undefined) return entry;
    const { homeName: masterTeamName, awayName: guestTeamName, fixture } = match;
    const leagueName = competitionOf(fixture.competition).name;
    return { ...entry, masterTeamName, guestTeamName, matchTypeId: fixture.matchType, leagueName };
  };
  return hosts.map((host) => ({ ...host, liveSchedule: host.liveSchedule.map(named) }));
}

const hostList = answer(hosts.hostList, async ({ liveStatus, hostId, tab }, context) => {
  const { hosts, entriesOf, view } = await hostViews(context);
  // One host is asked for by the room, whose count moves with the visitor's own tap.
  const followers = hostId === undefined ? undefined : await followCounts(context.database.db, 'host');
  const fansOf = ({ id, fans }: (typeof hosts)[number]) => ({ fansCount: fans + (followers?.get(id) ?? 0) });
  const listed = hosts
    .filter((host) => tab === undefined || (!host.withdrawn && tabOf(entriesOf(host), context) === tab))
    .filter((host) => hostId === undefined || String(host.id) === hostId)
    .map((host) => ({ ...view(host), ...fansOf(host), photos: photosOf(host) }))
    .filter((host) => liveStatus === undefined || host.liveStatus === liveStatus);
  return withMatches(context, listed);
});

/** Both weeks stand as they are stored; the place that is asked for is `rank`, the one before it `previousRank`. */
const hostRank = answer(hosts.hostRank, async ({ week = 0 }, context) => {
  const { hosts, view } = await hostViews(context);
  const placeOf = (host: (typeof hosts)[number]) => (week === 0 ? host.rank : host.previousRank);
  const ranked = hosts.filter((host) => !host.withdrawn).sort((a, b) => placeOf(a) - placeOf(b));
  const before = hosts.filter((host) => !host.withdrawn).sort((a, b) => a.previousRank - b.previousRank);
  return ranked.slice(0, RANKED).map((host, index) => ({
    ...view(host),
    rank: index + 1,
    // Nothing is known of the week before the last.
    ...(week === 0 ? { previousRank: before.indexOf(host) + 1 } : {}),
    heat: heatOf(host, week, index + 1),
  }));
});

const hostSchedule = answer(hosts.hostSchedule, async ({ hostId }, context) => {
  const { database, now } = context;
  const entries = await entriesBetween(database.db, now - DAY_MS, now + 7 * DAY_MS, numberOf(hostId));
  const matches = await matchesByIds(
    database.db,
    entries.map((entry) => entry.matchId),
  );
  return entries.flatMap((entry) => {
    const match = matches.get(entry.matchId);
    if (match === undefined) return [];
    const isOpen = mayEnter(entry, context);
    return [{ ...entryView(entry, now, isOpen), ...matchInfoView(match, entry, now, isOpen) }];
  });
});

const teamLogo = answer(calls.teamLogo, async ({ matchId }, context) => {
  const id = numberOf(matchId);
  const match = (await matchesByIds(context.database.db, [id])).get(id);
  if (match === undefined) return {};
  const isKnown = knownSides(id, sceneOf(context));
  return {
    ...(isKnown.home ? { homeLogo: match.homeCrest } : {}),
    ...(isKnown.away ? { awayLogo: match.awayCrest } : {}),
  };
});

export const anchorAnswers = [anchorHome, hostList, hostRank, hostSchedule, teamLogo];
