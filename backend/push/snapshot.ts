import type { Database } from '../database/open-database';
import {
  allHosts,
  type EntryRow,
  entriesBetween,
  type HostRow,
  type MatchRow,
  matchesBetween,
  matchesByIds,
} from '../store/matches';
import { hostOfRoom } from '../world/anchor/schedules';
import type { WorldClock } from '../world/clock';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../world/days';
import { type Told, teamsOf } from './names';

/** The part of the world around now, in memory: what a tick looks at instead of the database. */
export interface Snapshot {
  readonly seed: number;
  readonly fixtures: ReadonlyMap<string, MatchRow['fixture']>;
  /** Who plays, by match. */
  readonly teams: ReadonlyMap<string, Told>;
  readonly hosts: ReadonlyMap<number, HostRow>;
  readonly entries: ReadonlyMap<number, readonly EntryRow[]>;
}

const BEHIND_MS = 30 * MINUTE_MS;
const AHEAD_MS = 2 * HOUR_MS;
/** Of a world that runs fast: how many real ms of it must be in memory, before and after now. */
const REAL_BEHIND_MS = 5 * SECOND_MS;
const REAL_AHEAD_MS = MINUTE_MS;

/** A function that answers the snapshot for the instant; reads the store only when the one at hand does not reach. */
export function keepSnapshot({ db }: Database, clock: WorldClock, baseDay: () => number, seed: number) {
  let kept: { from: number; to: number; baseDay: number; snapshot: Promise<Snapshot> } | undefined;

  const read = async (from: number, to: number): Promise<Snapshot> => {
    const matches = await matchesBetween(db, from, to);
    const rows = await entriesBetween(db, from, to);
    const hosts = await allHosts(db);
    const entries = new Map<number, EntryRow[]>();
    for (const row of rows) entries.set(row.hostId, [...(entries.get(row.hostId) ?? []), row]);
    return {
      seed,
      teams: new Map(matches.map((match) => [String(match.fixture.id), teamsOf(match)])),
      fixtures: new Map(matches.map(({ fixture }) => [String(fixture.id), fixture])),
      hosts: new Map(hosts.map((host) => [host.id, host])),
      entries,
    };
  };

  return async (now: number): Promise<Snapshot> => {
    const fits = kept !== undefined && kept.baseDay === baseDay() && now >= kept.from + BEHIND_MS && now < kept.to;
    if (kept === undefined || !fits) {
      const from = now - Math.max(BEHIND_MS, REAL_BEHIND_MS * clock.speed);
      const to = now + Math.max(AHEAD_MS, REAL_AHEAD_MS * clock.speed);
      kept = { from, to, baseDay: baseDay(), snapshot: read(from, to) };
      const mine = kept;
      // A reading that failed is not kept.
      mine.snapshot.catch(() => {
        if (kept === mine) kept = undefined;
      });
    }
    return kept.snapshot;
  };
}

/** Nine digits: what the column of ids holds. */
const MATCH_ID = /^\d{1,9}$/;

/** With these matches too, which may begin long after now: who subscribes to one hears how it stands. */
export async function withMatches(db: Database['db'], known: Snapshot, ids: readonly string[]): Promise<Snapshot> {
  const missing = ids.filter((id) => MATCH_ID.test(id) && !known.fixtures.has(id)).map(Number);
  if (missing.length === 0) return known;
  const found = await matchesByIds(db, missing);
  const more = [...found.values()].map(({ fixture }) => [String(fixture.id), fixture] as const);
  return { ...known, fixtures: new Map([...known.fixtures, ...more]) };
}

/** The show of a room that is on air at the instant, or else the last one that the snapshot still knows. */
export function showOnAir({ hosts, entries }: Snapshot, roomId: number, now: number): EntryRow | undefined {
  const host = hosts.get(hostOfRoom(roomId));
  if (host === undefined || host.withdrawn) return undefined;
  const shows = entries.get(host.id)?.filter((entry) => entry.roomId === roomId && entry.startAt <= now);
  return shows?.at(-1);
}
