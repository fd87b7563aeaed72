import { and, desc, eq, getTableColumns, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { alias } from 'drizzle-orm/pg-core';
import { bets, bettors } from '../database/ranking-schema';
import { clubs, fixtures } from '../database/schema';
import type { BetRow } from '../world/ranking/bets';

const home = alias(clubs, 'home');
const away = alias(clubs, 'away');

export type BettorRow = typeof bettors.$inferSelect;

/** Shanghai days since 1970, both included. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** A bet without its legs: what figures are made of. */
export type BetFigures = Omit<BetRow, 'legs'>;

export async function allBettors(db: NodePgDatabase): Promise<BettorRow[]> {
  return db.select().from(bettors).orderBy(bettors.uid);
}

const placedWithin = ({ from, to }: Days, now: number) =>
  and(gte(bets.day, from), lte(bets.day, to), lte(bets.placedAt, now));

/** Bets of these days that have been placed by now, newest first. `platform` undefined: of all. */
export async function betFigures(
  db: NodePgDatabase,
  days: Days,
  now: number,
  platform?: number,
): Promise<BetFigures[]> {
  const { legs: _legs, ...columns } = getTableColumns(bets);
  return db
    .select(columns)
    .from(bets)
    .where(and(placedWithin(days, now), platform === undefined ? undefined : eq(bets.platform, platform)))
    .orderBy(desc(bets.placedAt), desc(bets.id));
}

/** Whole bets by their ids. */
export async function betsByIds(db: NodePgDatabase, ids: readonly number[]): Promise<Map<number, BetRow>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(bets)
          .where(inArray(bets.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Days on which a user has bet, newest first, beginning below `before`; and how many there are in all. */
export async function betDays(
  db: NodePgDatabase,
  uid: number,
  now: number,
  { since, before, limit }: { readonly since: number; readonly before: number; readonly limit: number },
) {
  const own = and(eq(bets.uid, uid), lte(bets.placedAt, now), gte(bets.day, since));
  const rows = await db
    .selectDistinct({ day: bets.day })
    .from(bets)
    .where(and(own, lt(bets.day, before)))
    .orderBy(desc(bets.day))
    .limit(limit);
  const [all] = await db
    .select({ total: sql<number>`count(distinct ${bets.day})`.mapWith(Number) })
    .from(bets)
    .where(own);
  return { days: rows.map(({ day }) => day), total: all?.total ?? 0 };
}

/** A user's whole bets of these days, newest first. */
export async function betsOfDays(
  db: NodePgDatabase,
  uid: number,
  days: readonly number[],
  now: number,
): Promise<BetRow[]> {
  if (days.length === 0) return [];
  return db
    .select()
    .from(bets)
    .where(and(eq(bets.uid, uid), inArray(bets.day, [...days]), lte(bets.placedAt, now)))
    .orderBy(desc(bets.placedAt), desc(bets.id));
}

/** All bets of one user that have been placed by now, newest first. */
export async function figuresOf(db: NodePgDatabase, uid: number, now: number): Promise<BetFigures[]> {
  const { legs: _legs, ...columns } = getTableColumns(bets);
  return db
    .select(columns)
    .from(bets)
    .where(and(eq(bets.uid, uid), lte(bets.placedAt, now)))
    .orderBy(desc(bets.placedAt), desc(bets.id));
}

/** What a bet needs to know of a match: without its script, which is most of the row. */
export async function betMatches(db: NodePgDatabase, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: fixtures.id,
      matchType: fixtures.matchType,
      label: fixtures.label,
      startAt: fixtures.startAt,
      endAt: fixtures.endAt,
      source: fixtures.source,
      homeName: home.name,
      awayName: away.name,
    })
    .from(fixtures)
    .innerJoin(home, eq(home.id, fixtures.homeId))
    .innerJoin(away, eq(away.id, fixtures.awayId))
    .where(inArray(fixtures.id, [...ids]));
}
export type BetMatch = Awaited<ReturnType<typeof betMatches>>[number];
