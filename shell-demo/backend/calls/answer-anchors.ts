import * as calls from '../../../src/contract/calls-anchors';
import { LIVE_STATUS } from '../../../src/contract/codes';
import { allHosts, type EntryRow, entriesBetween, hostById, matchesBetween, matchesByIds } from '../store/matches';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../world/days';
import { matchState } from '../world/match-state';
import { answer, type CallContext } from './call-context';
import { entryStatus, entryView, hostView } from './host-view';
import { numberOf } from './identity';
import { liveMatchView, matchInfoView } from './match-view';
import { momentPageView } from './moment-view';

// What is just over stays for a while, so that the client's own rules decide.
const ENDED_SHOWN_MS = 25 * MINUTE_MS;
const AHEAD_MS = 36 * HOUR_MS;
const UPCOMING_SHOWN = 14;
const ENTRIES_PER_HOST = 3;
const HOST_AHEAD_MS = 3 * DAY_MS;
const HOME_MOMENTS = 10;
const RANKED = 20;

function byHost(entries: readonly EntryRow[]): Map<number, EntryRow[]> {
  const map = new Map<number, EntryRow[]>();
  for (const entry of entries) map.set(entry.hostId, [...(map.get(entry.hostId) ?? []), entry]);
  return map;
}

async function hostViews(context: CallContext) {
  const { database, now } = context;
  const entries = await entriesBetween(database.db, now - ENDED_SHOWN_MS, now + HOST_AHEAD_MS);
  const ofHost = byHost(entries);
  const hosts = await allHosts(database.db);
  const view = (host: (typeof hosts)[number]) => {
    const own = ofHost.get(host.id) ?? [];
    return hostView(host, own, own.slice(0, ENTRIES_PER_HOST), now);
  };
  return { hosts, entries, view };
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
  return [...started, ...later].map(({ match, pairs }) => liveMatchView(match, pairs, now));
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

const hostList = answer(calls.hostList, async (filter, context) => {
  const { hosts, view } = await hostViews(context);
  return hosts
    .map(view)
    .filter((host) => filter.liveStatus === undefined || host.liveStatus === filter.liveStatus)
    .filter((host) => filter.hostId === undefined || String(host.id) === filter.hostId);
});

const hostRank = answer(calls.hostRank, async (_fields, context) => {
  const { hosts, view } = await hostViews(context);
  const ranked = hosts.filter((host) => !host.withdrawn).slice(0, RANKED);
  return ranked.map((host, index) => ({ ...view(host), rank: index + 1, previousRank: host.previousRank }));
});

/** A private room is open to who has it in their special rooms. */
function mayEnter(entry: EntryRow, { user }: CallContext): boolean {
  return entry.groupId === 0 || (user?.rooms.includes(entry.roomId) ?? false);
}

const hostMatchInfo = answer(calls.hostMatchInfo, async ({ hostId }, context) => {
  const { database, now, origin } = context;
  const host = await hostById(database.db, numberOf(hostId));
  if (host === undefined || host.withdrawn) return null;
  const entries = await entriesBetween(database.db, now, now + HOST_AHEAD_MS, host.id);
  const open = entries.filter((entry) => mayEnter(entry, context));
  const entry = open.find((one) => entryStatus(one, now) === LIVE_STATUS.live) ?? open[0];
  if (entry === undefined) return null;
  const match = (await matchesByIds(database.db, [entry.matchId])).get(entry.matchId);
  return match === undefined ? null : matchInfoView(match, entry, origin, true, now);
});

const hostSchedule = answer(calls.hostSchedule, async ({ hostId }, context) => {
  const { database, now, origin } = context;
  const entries = await entriesBetween(database.db, now - DAY_MS, now + 7 * DAY_MS, numberOf(hostId));
  const matches = await matchesByIds(
    database.db,
    entries.map((entry) => entry.matchId),
  );
  return entries.flatMap((entry) => {
    const match = matches.get(entry.matchId);
    if (match === undefined) return [];
    return [{ ...entryView(entry, now), ...matchInfoView(match, entry, origin, mayEnter(entry, context), now) }];
  });
});

const teamLogo = answer(calls.teamLogo, async ({ matchId }, { database }) => {
  const id = numberOf(matchId);
  const match = (await matchesByIds(database.db, [id])).get(id);
  return match === undefined ? {} : { homeLogo: match.homeCrest, awayLogo: match.awayCrest };
});

export const anchorAnswers = [anchorHome, hostList, hostRank, hostMatchInfo, hostSchedule, teamLogo];
