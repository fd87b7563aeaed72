import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from 'pg';

/** The disk that uploads are stored on: it can be full, and have room again. */
export interface UploadDisk {
  /** How it is made full, for the table. */
  readonly how: string;
  fill(): Promise<void>;
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** The uploads of an hour's rounds stay on it. */
const SIZE = '64m';
const CHUNK = Buffer.alloc(64 * 1024);

const run = (program: string, ...args: string[]): boolean => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Writes until the file system has no room left. */
function writeUntilFull(file: string): void {
  const opened = openSync(file, 'w');
  try {
    for (let size = CHUNK.length; size > 0; ) {
      try {
        writeSync(opened, CHUNK, 0, size);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(opened);
  }
}

/** A small file system of its own for the table of files; needs root, and a server on this machine. */
async function tmpfsDisk(admin: Client): Promise<UploadDisk | undefined> {
  if (process.getuid?.() !== 0 || process.env.TEST_DATABASE_SERVER) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'sport-info-disk-'));
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const place = path.join(folder, 'space');
  run('install', '-d', '-o', 'postgres', '-m', '700', place);
  chmodSync(folder, 0o755);
  await admin.query(`create tablespace small_disk location '${place}'`);
  await admin.query('alter table files set tablespace small_disk');
  const ballast = path.join(folder, 'ballast');
  return {
    how: `a file system of ${SIZE}B`,
    fill: async () => writeUntilFull(ballast),
    empty: async () => rmSync(ballast),
    async remove() {
      await admin.query('alter table files set tablespace pg_default');
      await admin.query('drop tablespace small_disk');
      run('umount', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const REFUSE = `create function disk_is_full() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`;

/** Where none can be mounted: the error that PostgreSQL raises for ENOSPC (53100), on every row of the table of files. */
async function refusingDisk(admin: Client): Promise<UploadDisk> {
  await admin.query(REFUSE);
  return {
    how: 'error 53100 (disk_full) of the database',
    async fill() {
      await admin.query('create trigger full before insert on files execute function disk_is_full()');
    },
    async empty() {
      await admin.query('drop trigger full on files');
    },
    remove: async () => {},
  };
}

export const uploadDisk = async (admin: Client): Promise<UploadDisk> =>
  (await tmpfsDisk(admin)) ?? (await refusingDisk(admin));
