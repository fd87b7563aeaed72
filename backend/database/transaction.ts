import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * What the transactions here are written for: a row that is waited for is read as the other one left it. Said each time: a
 * server's default may be another.
 */
const BEGIN = 'begin isolation level read committed';

/** Of this one client, who must not be in a transaction when others get it. Undefined: it is not known to be out of it. */
async function ended(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Does work in one transaction: all of it or nothing. The driver's own transactions give a client back whose server has fallen
 * silent: its next user would write into the transaction that was left open, and lose what it wrote.
 */
export async function inTransaction<T>(db: NodePgDatabase, work: (tx: NodePgDatabase) => Promise<T>): Promise<T> {
  const pool = (db as NodePgDatabase & { readonly $client: pg.Pool }).$client;
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(BEGIN);
    const result = await work(drizzle(client));
    await client.query('commit');
    return result;
  } catch (error) {
    broken = await ended(client);
    throw error;
  } finally {
    client.release(broken);
  }
}
