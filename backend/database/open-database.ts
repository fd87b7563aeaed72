import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Bus, localBus, postgresBus } from './bus';
import { lockFolder } from './folder-lock';
import { ForeignTables, runMigrations } from './migrate';
import { prepareFolder, putAside } from './pglite-folder';
import { PgliteStream } from './pglite-stream';
import { startPglite } from './pglite-thread';
import { makePool } from './pool';

/** The store: one driver, one schema and one set of migrations, whether PGlite or a PostgreSQL server is behind it. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
  /** Without limits of time: for what is long, or waits for other processes. */
  readonly patient: pg.Pool;
  readonly bus: Bus;
  close(): Promise<void>;
}

export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** A server that is gone without a word is noticed: while connecting, and by probes of the line. */
const REACHES: pg.PoolConfig = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // What the transactions here are written for, whatever the server's default is.
  options: '-c default_transaction_isolation=read\\ committed',
};
/** A call waits no longer for the store, nor does a row for a process that has stopped in a transaction (ms). */
const ANSWERS: pg.PoolConfig = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  // Its own limit may be lost together with the server.
  query_timeout: 12_000,
};
const PROBE_LIMIT_MS = 5000;

async function migrateOrEnd(pool: pg.Pool, end: () => Promise<void>): Promise<void> {
  try {
    await runMigrations(pool);
  } catch (error) {
    await end();
    throw error;
  }
}

/** One more than calls need: the leader keeps its own. */
const POSTGRES_POOL_SIZE = 6;
async function openPostgres(url: string, warn: (line: string) => void): Promise<Database> {
  const patient = makePool({ ...REACHES, connectionString: url, max: 1, idleTimeoutMillis: 1000 }, warn);
  const config = { ...REACHES, ...ANSWERS, connectionString: url };
  const pool = makePool({ ...config, max: POSTGRES_POOL_SIZE }, warn);
  const bus = await postgresBus({ pool, config: { ...config, query_timeout: PROBE_LIMIT_MS }, warn });
  const close = async () => {
    await bus.close();
    await Promise.all([pool.end(), patient.end()]);
  };
  await migrateOrEnd(patient, close);
  return { kind: 'postgres', db: drizzle(pool), pool, patient, bus, close };
}

/** PGlite on a folder, with the tables as they are now. Throws ForeignTables. */
async function startStore(folder: string, { warn, onDeath }: Ears) {
  await prepareFolder(folder);
  const thread = await startPglite(folder, onDeath);
  // PGlite is one session: a second client would run inside the first one's transaction.
  const pool = makePool(
    { max: 1, user: 'postgres', database: 'postgres', stream: () => new PgliteStream(thread.connect()) },
    warn,
  );
  const end = async () => {
    await pool.end();
    await thread.close();
  };
  await migrateOrEnd(pool, end);
  return { pool, end };
}

/** The folder's store; one whose tables are not of these migrations is put aside, and an empty one begun. */
async function storeIn(folder: string, ears: Ears) {
  try {
    return await startStore(folder, ears);
  } catch (error) {
    if (!(error instanceof ForeignTables)) throw error;
    const aside = await putAside(folder);
    ears.warn(`${folder} was made by another version of the back end: it is kept as ${aside}, and an empty one begins`);
    return startStore(folder, ears);
  }
}

async function openPglite(dataDir: string, ears: Ears): Promise<Database> {
  const release = lockFolder(dataDir);
  try {
    const { pool, end } = await storeIn(join(dataDir, 'db'), ears);
    const bus = localBus(ears.warn);
    const close = async () => {
      await bus.close();
      await end();
      release();
    };
    return { kind: 'pglite', db: drizzle(pool), pool, patient: pool, bus, close };
  } catch (error) {
    release();
    throw error;
  }
}

interface Ears {
  readonly warn: (line: string) => void;
  /** The store is gone and does not come back. */
  readonly onDeath: (reason: string) => void;
}

/**
 * Opens the store and migrates it. A PGlite folder of other migrations is put aside with a word to `warn`. Throws FolderTaken
 * when another process holds the PGlite folder, ForeignTables when a server's database is one of other migrations. `onDeath` hears once when
 * the store is gone for good: PGlite's thread, which dies alone and takes all answers with it.
 */
export async function openDatabase(
  place: DatabasePlace,
  warn: (line: string) => void,
  onDeath: (reason: string) => void = warn,
): Promise<Database> {
  const { databaseUrl, dataDir } = place;
  return databaseUrl === undefined ? openPglite(dataDir, { warn, onDeath }) : openPostgres(databaseUrl, warn);
}
