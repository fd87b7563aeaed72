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

const MIGRATIONS = { migrationsFolder: MIGRATIONS_DIR };

/** Throws ForeignTables unless the migrations that the database has seen are the first of those here. */
async function expectOwnTables(client: pg.PoolClient): Promise<void> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (tables[0]?.name === null) return;
  const seen = await client.query<{ at: number; place: string }>(
    'select created_at as at, current_database() as place from drizzle.__drizzle_migrations order by created_at',
  );
  const own = readMigrationFiles(MIGRATIONS);
  const foreign = seen.rows.find((row, index) => row.at !== own[index]?.folderMillis);
  if (foreign !== undefined) throw new ForeignTables(foreign.place);
}

/** Brings the schema up to date; several processes may start at once. Throws ForeignTables. */
export async function runMigrations(pool: pg.Pool): Promise<void> {
  await withLock(pool, LOCKS.migration, async (client) => {
    await expectOwnTables(client);
    await migrate(drizzle(client), MIGRATIONS);
  });
}
