import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from './free-port';

const DEBIAN_VERSIONS = '/usr/lib/postgresql';
const START_SECONDS = '30';

export interface PostgresServer {
  /** `postgres://…/postgres`: an address with the right to create databases. */
  url: string;
  stop(): Promise<void>;
}

/** The folder that holds initdb and pg_ctl: on PATH, or where Debian puts the newest version; undefined without PostgreSQL. */
function programFolder(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((one) => path.join(DEBIAN_VERSIONS, one, 'bin'));
  return [...onPath, ...newestFirst].find((folder) => existsSync(path.join(folder, 'initdb')));
}

/**
 * A PostgreSQL server for tests: the one that TEST_DATABASE_SERVER names, else a throw-away cluster on a free port.
 * Undefined when PostgreSQL is not installed. PostgreSQL refuses to run as root, so root hands over to the user postgres.
 */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const given = process.env.TEST_DATABASE_SERVER;
  if (given) return { url: given, stop: async () => {} };
  const programs = programFolder();
  if (!programs) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'sport-info-postgres-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    chmodSync(folder, 0o755);
    run('chown', ['postgres', folder]);
  }
  const call = (program: string, args: string[]) =>
    asRoot
      ? run('setpriv', [
          '--reuid=postgres',
          '--regid=postgres',
          '--clear-groups',
          path.join(programs, program),
          ...args,
        ])
      : run(path.join(programs, program), args);
  const data = path.join(folder, 'data');
  const [port] = await freePorts(1);
  call('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8']);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  call('pg_ctl', ['-D', data, '-w', '-t', START_SECONDS, '-l', path.join(folder, 'log'), '-o', settings, 'start']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function run(program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr.toString()}`);
}
