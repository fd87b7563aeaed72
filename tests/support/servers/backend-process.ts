import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compiledBackEnd } from '../../../tools/build/compiled-back-end';
import { startProgram } from '../child-process';
import { backEndHost, startHosted } from './back-end-hosts';
import { createDatabase } from './postgres-database';
import { copyWorld } from './world-template';

/** How much more a test does than people do. */
export const TEST_LIMITS = 1000;
const READY_WITHIN_MS = 110_000;

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
  /** Replies and pushes bring the specification's fields alone. */
  plain?: boolean;
}

export interface RunningBackend {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** Ends it and removes its temporary folder. */
  stop(): Promise<void>;
}

export interface BackendProcess extends RunningBackend {
  readonly pid: number | undefined;
  /** The last lines that the back end printed. */
  tail(): string;
  /** Ends it without a word (SIGKILL). */
  kill(): Promise<void>;
}

/**
 * Starts the real local back end on a free port with a fresh data folder: in the program that runs those of this worker where
 * there is one, else in a process of its own. A folder or a database server that is given is shared with other processes.
 */
export async function startBackend(options: BackendOptions = {}): Promise<RunningBackend> {
  const host = backEndHost();
  const isShared = options.dataDir ?? options.databaseUrl ?? process.env.TEST_DATABASE_SERVER;
  if (host === undefined || isShared !== undefined) return startBackendProcess(options);
  const { args, remove } = await prepare(options);
  try {
    const { url, stop } = await startHosted(host, args);
    return { url, stop: () => stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The same in a process of its own, whatever there is: for what is asked of the program itself, and for measurements. */
export async function startBackendProcess(options: BackendOptions = {}): Promise<BackendProcess> {
  const { args, remove } = await prepare(options);
  // A DATABASE_URL of the developer's shell must not receive test data.
  const env = { DATABASE_URL: '' };
  try {
    const program = await startProgram(await compiledBackEnd(), args, /^backend ready (\S+)/, {
      timeoutMs: READY_WITHIN_MS,
      env,
    });
    const ended = (end: () => Promise<void>) => () => end().finally(remove);
    const { pid, tail } = program;
    return { url: program.ready[1] ?? '', pid, tail, stop: ended(program.stop), kill: ended(program.kill) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The program's arguments, with its folder and database made; `remove` takes away what the caller did not bring. */
async function prepare(options: BackendOptions): Promise<{ args: string[]; remove(): Promise<void> }> {
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
  return { args, remove };
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
