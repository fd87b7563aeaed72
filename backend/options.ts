import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { DEFAULT_SIGN_KEY } from '../src/contract/signature';
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
  /** Whether `/_lab` is there: who reaches it may do everything. */
  readonly lab: boolean;
  /** Multiplies how much a member and an address may do within a minute: 1 is what people need. */
  readonly limits: number;
  /** Origins whose pages may open a push socket; undefined: any. */
  readonly origins: readonly string[] | undefined;
  /** Addresses or networks of proxies that are believed about the client's address, beside this machine's own. */
  readonly trustedProxies: readonly string[];
  readonly signKey: string;
  /** Replies and pushes bring the specification's fields alone, as a portal's own back end does. */
  readonly plain: boolean;
  /** Signs the keys of private rooms' video; undefined: made once and kept in the database. */
  readonly roomKey: string | undefined;
}

const DEFAULT_PORT = 4002;
const MAX_SCALE = 50;
const MAX_LIMITS = 1_000_000;
/** Characters of a secret. */
const LEAST_KEY = 32;

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

const FLAGS = ['port', 'seed', 'at', 'speed', 'scale', 'data', 'database-url', 'host', 'limits'] as const;

function readFlags(args: readonly string[]) {
  const named = Object.fromEntries(FLAGS.map((name) => [name, { type: 'string' as const }]));
  try {
    const {
      lab = false,
      plain = false,
      ...values
    } = parseArgs({
      args: [...args],
      options: { ...named, lab: { type: 'boolean' }, plain: { type: 'boolean' } },
    }).values;
    return {
      lab: lab === true,
      plain: plain === true,
      values: values as Partial<Record<(typeof FLAGS)[number], string>>,
    };
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

/** The key of the sources is known to everybody: a demo may have it, a server of people may not. */
function signKeyOf(env: NodeJS.ProcessEnv): string {
  const given = env['SIGN_KEY'] || DEFAULT_SIGN_KEY;
  if (env['NODE_ENV'] === 'production' && given === DEFAULT_SIGN_KEY) {
    throw new OptionError('with NODE_ENV=production the key of requests must be set: SIGN_KEY');
  }
  return given;
}

/** A short one is found by trying: each address of a private room tells what it signs. */
function roomKeyOf(given = ''): string | undefined {
  if (given !== '' && given.length < LEAST_KEY)
    throw new OptionError(`ROOM_KEY must have ${LEAST_KEY} characters at least, not ${given.length}`);
  return given === '' ? undefined : given;
}

const listed = (raw: string): string[] =>
  raw
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function proxies(raw = ''): string[] {
  const wrong = listed(raw).find((one) => isIP(one.replace(/\/\d{1,3}$/, '')) === 0);
  if (wrong !== undefined) throw new OptionError(`TRUSTED_PROXIES must be addresses or networks, not "${wrong}"`);
  return listed(raw);
}

/** Anybody who reaches the laboratory may do everything: on a server of people it stays shut. */
function refuseLab(lab: boolean, env: NodeJS.ProcessEnv): void {
  if (lab && env['NODE_ENV'] === 'production') throw new OptionError('--lab is not taken with NODE_ENV=production');
}

/** Reads command line and environment; throws an OptionError that names the wrong flag. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): BackendOptions {
  const { values, lab, plain } = readFlags(args);
  refuseLab(lab, env);
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
    limits: number('limits', values.limits, 1, 0.001, MAX_LIMITS),
    lab,
    signKey: signKeyOf(env),
    plain: plain || env['PLAIN'] === '1',
    origins: env['PUSH_ORIGINS'] === undefined ? undefined : listed(env['PUSH_ORIGINS']),
    trustedProxies: proxies(env['TRUSTED_PROXIES']),
    roomKey: roomKeyOf(env['ROOM_KEY']),
  };
}
