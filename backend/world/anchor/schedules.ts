import type { schedules } from '../../database/schema';
import { FIVE_LEAGUES } from '../clubs';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../days';
import type { Fixture } from '../fixture';
import { BASKETBALL } from '../match-state';
import { type Random, randomOf } from '../random';
import type { WorldHost } from './hosts';

export type ScheduleRow = typeof schedules.$inferInsert;

const FROM_DAY = -3;
const TO_DAY = 7;
const REST_MS = 2 * HOUR_MS;
const ROOM_BASE = 50_000;
const PRIVATE_ROOM_BASE = 90_000;
const FIRST_GROUP = 8801;
const GROUPS = 4;
const RED_ENVELOPES = [88, 188, 666, 1888, 8888] as const;
const HOST_OWN = 1;
const HOST_GUEST = 2;
const HOST_PRIVILEGED = 3;

/** The room of a host's private broadcasts; members get some of them in their special-room list. */
export const privateRoomOf = (hostId: number): number => PRIVATE_ROOM_BASE + hostId;

/** Whose room it is, public or private. */
export const hostOfRoom = (roomId: number): number => roomId - (isPrivateRoom(roomId) ? PRIVATE_ROOM_BASE : ROOM_BASE);

/** Whether only those may enter whose special rooms hold it. */
export const isPrivateRoom = (roomId: number): boolean => roomId >= PRIVATE_ROOM_BASE;

const isBasketball = (host: WorldHost) => host.competitions.includes('nba');
const isBig = (competition: string) => (FIVE_LEAGUES as readonly string[]).includes(competition);

/** How many anchors a match draws. */
function wanted(random: Random, competition: string): number {
  if (isBig(competition)) return random.pick([1, 2, 2, 3, 3, 4]);
  return competition === 'nba' ? random.pick([1, 1, 2]) : random.pick([1, 1, 1, 2]);
}

/** On air from a little before kick-off until a little after the end; a few come late, a few leave early. */
function airTime(random: Random, { startAt, endAt }: Fixture, plain: boolean): { startAt: number; endAt: number } {
  const draw = random.next();
  const lead = random.between(5, 20) * MINUTE_MS;
  const tail = random.between(3, 14) * MINUTE_MS;
  if (!plain && draw < 0.05) return { startAt: startAt + random.between(10, 25) * MINUTE_MS, endAt: endAt + tail };
  if (!plain && draw < 0.1) return { startAt: startAt - lead, endAt: startAt + random.between(45, 65) * MINUTE_MS };
  return { startAt: startAt - lead, endAt: endAt + tail };
}

function hostTypeOf(random: Random, place: number): number {
  if (random.chance(0.12)) return HOST_PRIVILEGED;
  return place > 0 && random.chance(0.5) ? HOST_GUEST : HOST_OWN;
}

function entryOf(random: Random, fixture: Fixture, hostId: number, place: number): Omit<ScheduleRow, 'id'> {
  // The first anchor of a smaller league is there for everybody, so that something public is on air at any hour.
  const plain = place === 0 && !isBig(fixture.competition);
  const isPrivate = !plain && random.chance(0.09);
  return {
    hostId,
    matchId: fixture.id,
    roomId: isPrivate ? privateRoomOf(hostId) : ROOM_BASE + hostId,
    ...airTime(random, fixture, plain),
    isTop: place === 0 && random.chance(0.25),
    hostType: hostTypeOf(random, place),
    groupId: isPrivate ? FIRST_GROUP + random.between(0, GROUPS - 1) : 0,
    groupUserType: isPrivate ? random.between(1, 2) : 0,
    source: fixture.source,
    // The public ones take turns, so that a draw is never far at any hour.
    lottery: random.chance(0.1) || (plain && fixture.id % 2 === 0),
    redEnvelope: random.chance(0.2) ? random.pick(RED_ENVELOPES) : 0,
  };
}

/** Who streams which match in the days around today; nobody is on air twice at a time. */
export function makeSchedules(
  seed: number,
  baseStart: number,
  fixtures: readonly Fixture[],
  hosts: readonly WorldHost[],
): ScheduleRow[] {
  const from = baseStart + FROM_DAY * DAY_MS;
  const to = baseStart + TO_DAY * DAY_MS;
  const freeAt = new Map<number, number>();
  const rows: ScheduleRow[] = [];
  const played = fixtures.filter((f) => f.startAt >= from && f.startAt < to && f.script.offStatus === undefined);
  for (const fixture of [...played].sort((a, b) => a.startAt - b.startAt || a.id - b.id)) {
    const random = randomOf(seed, 'hosts', fixture.id);
    const rested = hosts.filter((host) => (freeAt.get(host.row.id) ?? 0) < fixture.startAt);
    const known = rested.filter((host) => host.competitions.includes(fixture.competition));
    // Where nobody of the league is free, somebody else steps in: a match without any anchor is rare.
    const free =
      known.length > 0 ? known : rested.filter((host) => isBasketball(host) === (fixture.matchType === BASKETBALL));
    // Whoever has left stands last: the first place is for an anchor who comes.
    const order = random.shuffle(free).sort((a, b) => Number(a.row.withdrawn) - Number(b.row.withdrawn));
    const chosen = isBig(fixture.competition) ? random.shuffle(free) : order;
    chosen.slice(0, wanted(random, fixture.competition)).forEach((host, place) => {
      const entry = entryOf(random, fixture, host.row.id, place);
      freeAt.set(host.row.id, entry.endAt + REST_MS);
      rows.push({ ...entry, id: rows.length + 1 });
    });
  }
  return rows;
}
