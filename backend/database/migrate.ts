import { setTimeout as wait } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { MIGRATIONS_DIR } from '../paths';

/** Advisory locks of this back end; any numbers will do, as long as they differ. */
export const LOCKS = { migration: 7_310_001, world: 7_310_002, ticker: 7_310_003 } as const;

/** Runs work while holding an advisory lock, all on ONE client: the lock belongs to the client's session. */
export async function withLock<T>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    client.release();
  }
}

/** The tables were made by migrations that are not here: neither read nor changed. */
export class ForeignTables extends Error {
  constructor(database: string) {
    super(
      `the tables of the database "${database}" were made by migrations that this version does not have; nothing in it was changed. ` +
        'Name an empty one with --database-url, or empty it: drop schema public, drizzle cascade; create schema public',
    );
  }
}

/** A change of a table waits so long for who uses it: everybody else who writes waits behind it. */
const LOCK_WAIT = '2s';
/** Then it lets them by, and tries again. */
const AGAIN_MS = 2000;
const TRIES = 25;
const LOCK_NOT_AVAILABLE = '55P03';

/** The tables are in use all the time, by a transaction that does not end: nothing was changed. */
export class TablesInUse extends Error {
  constructor() {
    super(
      'the tables of the database are in use by a transaction that does not end; nothing in it was changed. Start again later',
    );
  }
}

function isInUse(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === LOCK_NOT_AVAILABLE || (cause !== undefined && isInUse(cause));
}

/** Brings the tables up to date without holding up who writes to them. */
async function migratePatiently(client: pg.PoolClient, migrationsFolder: string): Promise<void> {
  await client.query(`set lock_timeout = '${LOCK_WAIT}'`);
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await migrate(drizzle(client), { migrationsFolder });
      } catch (error) {
        if (!isInUse(error)) throw error;
        if (tries === TRIES) throw new TablesInUse();
        await wait(AGAIN_MS);
      }
    }
  } finally {
    await client.query('reset lock_timeout');
  }
}

/** Throws ForeignTables unless the migrations that the database has seen are the first of those here. */
async function expectOwnTables(client: pg.PoolClient, migrationsFolder: string): Promise<void> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (tables[0]?.name === null) return;
  const seen = await client.query<{ at: number; place: string }>(
    'select created_at as at, current_database() as place from drizzle.__drizzle_migrations order by created_at',
  );
  const own = readMigrationFiles({ migrationsFolder });
  const foreign = seen.rows.find((row, index) => row.at !== own[index]?.folderMillis);
  if (foreign !== undefined) throw new ForeignTables(foreign.place);
}

/** Brings the schema up to date; several processes may start at once. Throws ForeignTables, TablesInUse. */
export async function runMigrations(pool: pg.Pool, migrationsFolder = MIGRATIONS_DIR): Promise<void> {
  await withLock(pool, LOCKS.migration, async (client) => {
    await expectOwnTables(client, migrationsFolder);
    await migratePatiently(client, migrationsFolder);
  });
}
