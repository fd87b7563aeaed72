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

/** Brings the schema up to date; several processes may start at once. */
export async function runMigrations(pool: pg.Pool): Promise<void> {
  await withLock(pool, LOCKS.migration, (client) => migrate(drizzle(client), { migrationsFolder: MIGRATIONS_DIR }));
}
