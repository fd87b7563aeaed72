import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { insertRows } from '../database/insert-rows';
import { LOCKS, withLock } from '../database/migrate';
import { bets, bettors } from '../database/ranking-schema';
import { clubs, fixtures, hosts, moments, schedules, users, worldMeta } from '../database/schema';
import { experts, orders, tips } from '../database/tips-schema';
import { makeHosts } from './anchor/hosts';
import { makeSchedules } from './anchor/schedules';
import { aroundTheClock } from './around-the-clock';
import { COMPETITIONS, clubsOf } from './clubs';
import { allCupFixtures } from './cup/cup-fixtures';
import { dayOf, startOfDay } from './days';
import { makeExperts } from './expert/experts';
import { indexFixtures } from './fixture-index';
import { makeMoments } from './moment/moments';
import { nbaDays } from './nba/nba-days';
import { makeBets } from './ranking/bets';
import { makeBettors } from './ranking/bettors';
import { fiveLeagueSeasons } from './season';
import { laidOrders, withCoins } from './tip/laid-orders';
import { makeTips } from './tip/tips';
import { makeUsers } from './users';

/** Raised whenever the same seed gives another world, so that a stored one is laid again. */
const WORLD_VERSION = 11;

/** What a world depends on, beside the clock. */
export interface WorldPlan {
  readonly seed: number;
  readonly scale: number;
  /** The Shanghai day in whose middle of the season everything stands. */
  readonly baseDay: number;
}

/** All rows of a world: a pure function of its plan. */
export function makeWorld({ seed, scale, baseDay }: WorldPlan) {
  const baseStart = startOfDay(baseDay);
  const leagues = [...fiveLeagueSeasons(seed, baseStart), ...nbaDays(seed, baseStart), ...allCupFixtures(seed)];
  const allFixtures = [...leagues, ...aroundTheClock(seed, baseStart, leagues)];
  const allClubs = COMPETITIONS.flatMap((competition) => clubsOf(competition.key));
  const allHosts = makeHosts(seed);
  const allExperts = makeExperts(seed);
  const allTips = makeTips(seed, baseStart, allFixtures, allExperts);
  const allUsers = makeUsers(seed);
  const allBettors = makeBettors(allUsers);
  const brought = laidOrders(baseStart, allTips, allFixtures, allClubs, allUsers);
  return {
    clubs: allClubs,
    fixtures: allFixtures,
    hosts: allHosts.map((host) => host.row),
    schedules: makeSchedules(seed, baseStart, allFixtures, allHosts),
    moments: makeMoments(seed, scale, baseDay, allHosts, indexFixtures(allFixtures, allClubs)),
    experts: allExperts.map((expert) => expert.row),
    tips: allTips,
    orders: brought,
    bettors: allBettors.map(({ uid, name, headUrl, copiedBy }) => ({ uid, name, headUrl, copiedBy })),
    bets: makeBets(seed, baseStart, allFixtures, allBettors),
    users: withCoins(allUsers, brought),
  };
}

async function writeWorld(client: pg.PoolClient, plan: WorldPlan): Promise<void> {
  const world = makeWorld(plan);
  await client.query('begin');
  try {
    // In the order in which readings lock them: matches are read with their clubs.
    await client.query(
      'truncate world_meta, fixtures, clubs, hosts, schedules, moments, experts, tips, bettors, bets, users',
    );
    await insertRows(client, clubs, world.clubs);
    await insertRows(client, fixtures, world.fixtures);
    await insertRows(client, hosts, world.hosts);
    await insertRows(client, schedules, world.schedules);
    await insertRows(client, moments, world.moments);
    await insertRows(client, experts, world.experts);
    await insertRows(client, tips, world.tips);
    await insertRows(client, bettors, world.bettors);
    await insertRows(client, bets, world.bets);
    await insertRows(client, users, world.users);
    const db = drizzle(client);
    await db.delete(orders).where(eq(orders.laid, true));
    // What nobody has bought goes with its world.
    await client.query('delete from tip_seals where tip_id not in (select tip_id from orders)');
    if (world.orders.length > 0)
      await db
        .insert(orders)
        .values([...world.orders])
        .onConflictDoNothing();
    const { seed, scale, baseDay } = plan;
    await insertRows(client, worldMeta, [{ id: 1, version: WORLD_VERSION, seed, scale: String(scale), baseDay }]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Days, counted from a stored world's base day, on which it will do: first included, last not. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

export interface WorldFilter {
  readonly seed: number;
  readonly scale: number;
  readonly now: number;
  readonly within: DayRange;
}

/** Whether a world of this base day will do at the instant. */
export function servesAt(baseDay: number, now: number, within: DayRange): boolean {
  const age = dayOf(now) - baseDay;
  return age >= within.from && age < within.to;
}

/**
 * Makes sure that the store holds the wished world; what users own is never touched. One process at a time; the others
 * wait and find it done. Answers the base day of the world that stands now.
 */
export async function ensureWorld(pool: pg.Pool, { seed, scale, now, within }: WorldFilter): Promise<number> {
  return withLock(pool, LOCKS.world, async (client) => {
    const [stored] = await drizzle(client).select().from(worldMeta).where(sql`id = 1`);
    const same = stored?.version === WORLD_VERSION && stored.seed === seed && stored.scale === String(scale);
    if (stored !== undefined && same && servesAt(stored.baseDay, now, within)) return stored.baseDay;
    const baseDay = dayOf(now);
    await writeWorld(client, { seed, scale, baseDay });
    return baseDay;
  });
}
