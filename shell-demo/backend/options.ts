import { parseArgs } from 'node:util';
import { DEFAULT_SIGN_KEY } from '../../src/contract/signature';
import { DEFAULT_DATA_DIR } from './paths';
import { EARLIEST_MS, LATEST_MS } from './world/clock';

/** What a run of the back end can be told; each flag has a default, so that `npm run backend` just works. */
export interface BackendOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly seed: number;
  /** Where the world's clock stands at the start, Unix ms; undefined: now. */
  readonly at: number | undefined;
  /** World seconds per second; 0 stands still. */
  readonly speed: number;
  /** Multiplies the number of moments: 1 is about two thousand. */
  readonly scale: number;
  /** PGlite's folder; not used with `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly signKey: string;
  /** Signs the keys of private rooms' video; undefined: made once and kept in the database. */
  readonly roomKey: string | undefined;
}

const DEFAULT_PORT = 4002;
const MAX_SCALE = 50;

/** A wrong flag: said in one line, without a stack. */
export class OptionError extends Error {}

function number(name: string, raw: string | undefined, fallback: number, min: number, max: number): number {
  if (raw === undefined || raw === '') return fallback;
  const value = Number(raw);
  if (!Number.isFinite(value) || value < min || value > max) {
    throw new OptionError(`--${name} must be a number from ${min} to ${max}, not "${raw}"`);
  }
  return value;
}

function instant(raw: string | undefined): number | undefined {
  if (raw === undefined || raw === '') return undefined;
  const value = Date.parse(raw);
  if (!(value >= EARLIEST_MS && value <= LATEST_MS)) {
    throw new OptionError(`--at must be a date like 2025-03-15T21:25:00+08:00, not "${raw}"`);
  }
  return value;
}

const FLAGS = ['port', 'seed', 'at', 'speed', 'scale', 'data', 'database-url', 'host'] as const;

/** Reads command line and environment; throws an OptionError that names the wrong flag. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): BackendOptions {
  const options = Object.fromEntries(FLAGS.map((name) => [name, { type: 'string' as const }]));
  let values: Partial<Record<(typeof FLAGS)[number], string>>;
  try {
    values = parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
  const databaseUrl = values['database-url'] ?? env['DATABASE_URL'];
  return {
    host: values.host ?? '127.0.0.1',
    port: number('port', values.port ?? env['API_PORT'], DEFAULT_PORT, 0, 65_535),
    seed: Math.floor(number('seed', values.seed, 1, 0, 2 ** 31)),
    at: instant(values.at),
    speed: number('speed', values.speed, 1, 0, 100_000),
    scale: number('scale', values.scale, 1, 0.1, MAX_SCALE),
    dataDir: values.data ?? DEFAULT_DATA_DIR,
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
    signKey: env['SIGN_KEY'] ?? DEFAULT_SIGN_KEY,
    roomKey: env['ROOM_KEY'] || undefined,
  };
}
