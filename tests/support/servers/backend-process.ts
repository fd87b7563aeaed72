import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compiledBackEnd } from '../../../tools/build/compiled-back-end';
import { startProgram } from '../child-process';
import { createDatabase } from './postgres-database';
import { copyWorld } from './world-template';

/** How much more a test does than people do. */
export const TEST_LIMITS = 1000;
const READY_WITHIN_MS = 110_000;
/**
 * V8 compiles the database a second time where it is run often, and much better: who lives for seconds pays more for that than
 * it gains. With this it is what runs very often (V8's own budget is a fifteenth).
 */
const SHORT_LIVED = ['--wasm-tiering-budget=200000000'];

/** How a back end is started for a test; everything has a default that makes the run deterministic where it can be. */
export interface BackendOptions {
  /** Port to listen on; 0 (the default) takes a free one. */
  port?: number;
  /** Seed of the simulated world. */
  seed?: number;
  /** Where the world's clock starts, ISO 8601. */
  at?: string;
  /** How many world seconds pass in a second. */
  speed?: number;
  /** Size of the world: 1 is the normal one, larger makes ten thousand moments. */
  scale?: number;
  /** Multiplies how much a member may do within a minute; a test does more than people. */
  limits?: number;
  /** Whether `/_lab` is there; it is, without this. */
  lab?: boolean;
  /** A PostgreSQL server instead of PGlite. */
  databaseUrl?: string;
  /** A folder that stays (the caller removes it); without it a temporary one is made and removed by `stop`. */
  dataDir?: string;
  /** It lives for minutes or is measured: its database is made as quick as it can be. */
  isLongLived?: boolean;
  /** Replies and pushes bring the specification's fields alone. */
  plain?: boolean;
}

export interface RunningBackend {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** The last lines that the back end printed. */
  tail(): string;
  /** Ends the process and removes its temporary folder. */
  stop(): Promise<void>;
  /** The same without a word (SIGKILL). */
  kill(): Promise<void>;
}

/** Starts the real local back end in a process of its own, on a free port with a fresh data folder. */
export async function startBackend(options: BackendOptions = {}): Promise<RunningBackend> {
  const folder = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'sport-info-backend-')));
  // Set by `npm run test:full`, which runs the same tests on PostgreSQL.
  const server = options.databaseUrl || options.dataDir ? undefined : process.env.TEST_DATABASE_SERVER;
  const database = server ? await createDatabase(server) : undefined;
  const remove = async () => {
    await database?.drop();
    if (!options.dataDir) await rm(folder, { recursive: true, force: true });
  };
  const databaseUrl = options.databaseUrl ?? database?.url;
  const args = toArguments({ port: 0, ...options, dataDir: folder, ...(databaseUrl ? { databaseUrl } : {}) });
  if (!options.dataDir && !databaseUrl) await copyWorld(folder, options);
  // A DATABASE_URL of the developer's shell must not receive test data.
  const env = { DATABASE_URL: '' };
  try {
    const program = await startProgram(await compiledBackEnd(), args, /^backend ready (\S+)/, {
      timeoutMs: READY_WITHIN_MS,
      env,
      nodeFlags: options.isLongLived === true ? [] : SHORT_LIVED,
    });
    const ended = (end: () => Promise<void>) => async () => {
      await end();
      await remove();
    };
    return { url: program.ready[1] ?? '', tail: program.tail, stop: ended(program.stop), kill: ended(program.kill) };
  } catch (error) {
    await remove();
    throw error;
  }
}

function toArguments(options: BackendOptions): string[] {
  const named: [string, string | number | undefined][] = [
    ['--port', options.port],
    ['--seed', options.seed],
    ['--at', options.at],
    ['--speed', options.speed],
    ['--scale', options.scale],
    ['--data', options.dataDir],
    ['--database-url', options.databaseUrl],
    ['--limits', options.limits ?? TEST_LIMITS],
  ];
  const given = named.flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));
  const switches = [...(options.lab === false ? [] : ['--lab']), ...(options.plain === true ? ['--plain'] : [])];
  return [...switches, ...given];
}
