import { and, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { alias } from 'drizzle-orm/pg-core';
import { clubs, fixtures, hosts, schedules } from '../database/schema';

const home = alias(clubs, 'home');
const away = alias(clubs, 'away');

export type HostRow = typeof hosts.$inferSelect;
export type EntryRow = typeof schedules.$inferSelect;

/** A match with its clubs' names and crests. */
export interface MatchRow {
  readonly fixture: typeof fixtures.$inferSelect;
  readonly homeName: string;
  readonly awayName: string;
  readonly homeCrest: string;
  readonly awayCrest: string;
}

async function matchesWhere(db: NodePgDatabase, condition: SQL | undefined): Promise<MatchRow[]> {
  return db
    .select({
      fixture: fixtures,
      homeName: home.name,
      awayName: away.name,
      homeCrest: home.crest,
      awayCrest: away.crest,
    })
    .from(fixtures)
    .innerJoin(home, eq(home.id, fixtures.homeId))
    .innerJoin(away, eq(away.id, fixtures.awayId))
    .where(condition)
    .orderBy(fixtures.startAt, fixtures.id);
}

/** Matches that end after `from` and begin before `to`, in time order. Unix ms. */
export async function matchesBetween(db: NodePgDatabase, from: number, to: number): Promise<MatchRow[]> {
  return matchesWhere(db, and(gt(fixtures.endAt, from), lt(fixtures.startAt, to)));
}

/** The friendlies of a nation, in time order. */
export async function friendliesOf(db: NodePgDatabase, clubId: number) {
  const own = or(eq(fixtures.homeId, clubId), eq(fixtures.awayId, clubId));
  return db
    .select()
    .from(fixtures)
    .where(and(eq(fixtures.competition, 'friendly'), own))
    .orderBy(fixtures.startAt, fixtures.id);
}

export async function matchesByIds(db: NodePgDatabase, ids: readonly number[]): Promise<Map<number, MatchRow>> {
  const rows = ids.length === 0 ? [] : await matchesWhere(db, inArray(fixtures.id, [...ids]));
  return new Map(rows.map((row) => [row.fixture.id, row]));
}

/** Schedule entries that end after `from` and begin before `to`; of one host, or of all. In time order. */
export async function entriesBetween(
  db: NodePgDatabase,
  from: number,
  to: number,
  hostId?: number,
): Promise<EntryRow[]> {
  const within = and(gt(schedules.endAt, from), lt(schedules.startAt, to));
  return db
    .select()
    .from(schedules)
    .where(hostId === undefined ? within : and(within, eq(schedules.hostId, hostId)))
    .orderBy(schedules.startAt, schedules.id);
}

/** Schedule entries of these matches, in time order. */
export async function entriesOfMatches(db: NodePgDatabase, matchIds: readonly number[]): Promise<EntryRow[]> {
  if (matchIds.length === 0) return [];
  return db
    .select()
    .from(schedules)
    .where(inArray(schedules.matchId, [...matchIds]))
    .orderBy(schedules.startAt, schedules.id);
}

/** All hosts, best of the week first. */
export async function allHosts(db: NodePgDatabase): Promise<HostRow[]> {
  return db.select().from(hosts).orderBy(hosts.rank);
}

export async function hostById(db: NodePgDatabase, id: number): Promise<HostRow | undefined> {
  const [row] = await db.select().from(hosts).where(eq(hosts.id, id)).limit(1);
  return row;
}
