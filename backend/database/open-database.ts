import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Bus, localBus, postgresBus } from './bus';
import { lockFolder } from './folder-lock';
import { runMigrations } from './migrate';
import { prepareFolder } from './pglite-folder';
import { PgliteStream } from './pglite-stream';
import { startPglite } from './pglite-thread';

/** The store: one driver, one schema and one set of migrations, whether PGlite or a PostgreSQL server is behind it. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
  readonly bus: Bus;
  close(): Promise<void>;
}

export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** One more than calls need: the leader keeps its own. */
const POSTGRES_POOL_SIZE = 6;
const INT8 = 20;

/** int8 is text for `pg` and a number here: identities and instants fit 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

function makePool(config: pg.PoolConfig, warn: (line: string) => void): pg.Pool {
  const pool = new pg.Pool({ ...config, types });
  // An idle client that loses its server emits here; unheard it would end the process.
  pool.on('error', (error) => warn(`database connection lost: ${error.message}`));
  return pool;
}

async function openPostgres(url: string, warn: (line: string) => void): Promise<Database> {
  const pool = makePool({ connectionString: url, max: POSTGRES_POOL_SIZE }, warn);
  const bus = await postgresBus(pool, url);
  const close = async () => {
    await bus.close();
    await pool.end();
  };
  return { kind: 'postgres', db: drizzle(pool), pool, bus, close };
}

async function openPglite(dataDir: string, warn: (line: string) => void): Promise<Database> {
  const release = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'db');
    await prepareFolder(folder);
    const thread = await startPglite(folder);
    // PGlite is one session: a second client would run inside the first one's transaction.
    const pool = makePool(
      { max: 1, user: 'postgres', database: 'postgres', stream: () => new PgliteStream(thread.connect()) },
      warn,
    );
    const bus = localBus();
    const close = async () => {
      await bus.close();
      await pool.end();
      await thread.close();
      release();
    };
    return { kind: 'pglite', db: drizzle(pool), pool, bus, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens the store and migrates it. Throws FolderTaken when another process holds the PGlite folder. */
export async function openDatabase(place: DatabasePlace, warn: (line: string) => void): Promise<Database> {
  const { databaseUrl, dataDir } = place;
  const database = await (databaseUrl === undefined ? openPglite(dataDir, warn) : openPostgres(databaseUrl, warn));
  try {
    await runMigrations(database.pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
