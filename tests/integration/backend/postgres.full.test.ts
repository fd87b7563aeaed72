import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { runMigrations } from '../../../backend/database/migrate';
import { openDatabase } from '../../../backend/database/open-database';
import { MIGRATIONS_DIR } from '../../../backend/paths';
import { lab } from '../../support/browser/lab';
import { startBackend } from '../../support/servers/backend-process';
import { createDatabase } from '../../support/servers/postgres-database';
import { type PostgresServer, startPostgres } from '../../support/servers/postgres-server';
import { dataOf, HOME, signedCall } from '../../support/signed-call';

const AT = '2025-03-15T13:25:00Z';
// Each test starts several processes; on a busy machine that takes its time.
jest.setTimeout(120_000);

let server: PostgresServer | undefined;
beforeAll(async () => {
  server = await startPostgres();
  if (server === undefined)
    process.stderr.write('SKIPPED: PostgreSQL is not installed, two processes were not tried\n');
});
afterAll(() => server?.stop());

/** Runs on an empty database, when there is a server. */
async function onPostgres(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  if (server === undefined) return;
  const database = await createDatabase(server.url);
  try {
    await work(database.url);
  } finally {
    await database.drop();
  }
}

const state = async (url: string) =>
  (await (await fetch(`${url}/_lab/health`)).json()) as {
    database: string;
    speed: number;
    now: number;
    baseDay: number;
  };

it('several processes start at once on an empty database, show one world and share what users do [database driver.1]', () =>
  onPostgres(async (databaseUrl) => {
    const options = { databaseUrl, at: AT, speed: 0 };
    const [a, b, c] = await Promise.all([startBackend(options), startBackend(options), startBackend(options)]);
    try {
      expect((await state(a.url)).database).toBe('postgres');
      const homes = await Promise.all(
        [a, b, c].map(async ({ url }) => (await signedCall(url, 'anchorHome', HOME)).text),
      );
      expect(new Set(homes).size).toBe(1);
      const token = (await lab(a.url).users()).find((user) => user.key === 'member')?.token ?? '';
      await dataOf(a.url, 'subscribe', { hostId: 1004 }, { token });
      expect(await dataOf(b.url, 'subscribeInfo', {}, { token })).toMatchObject({ subscribeHostId: '1004' });
      const likes = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          dataOf<{ likeCount: number }>(
            [a, b, c][index % 3]?.url ?? '',
            'momentLike',
            { momentId: 50, count: 1 },
            { token },
          ),
        ),
      );
      expect(new Set(likes.map((like) => like.likeCount)).size).toBe(30);
    } finally {
      await Promise.all([a.stop(), b.stop(), c.stop()]);
    }
  }));

it('a clock set in one process is set in the other', () =>
  onPostgres(async (databaseUrl) => {
    const [a, b] = await Promise.all([startBackend({ databaseUrl }), startBackend({ databaseUrl })]);
    try {
      await lab(a.url).clock({ at: AT, speed: 0 });
      await until(async () => (await state(b.url)).speed === 0);
      expect(await state(b.url)).toEqual(await state(a.url));
      expect((await state(b.url)).now).toBe(Date.parse(AT));
    } finally {
      await Promise.all([a.stop(), b.stop()]);
    }
  }));

it('messages reach every process, and again after the server has cut the connections', () =>
  onPostgres(async (databaseUrl) => {
    const warnings: string[] = [];
    const open = () => openDatabase({ databaseUrl, dataDir: '' }, (line) => warnings.push(line));
    const [one, two] = await Promise.all([open(), open()]);
    try {
      const heard: unknown[] = [];
      one.bus.listen('score', (payload) => heard.push(['one', payload]));
      two.bus.listen('score', (payload) => heard.push(['two', payload]));
      two.bus.listen('other', (payload) => heard.push(['never', payload]));
      await one.bus.publish('score', { matchId: 7 });
      await until(async () => heard.length === 2);
      expect(heard.sort()).toEqual([
        ['one', { matchId: 7 }],
        ['two', { matchId: 7 }],
      ]);

      await two.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      heard.length = 0;
      await until(async () => {
        await one.bus.publish('score', 'again').catch(() => undefined);
        return heard.some((entry) => JSON.stringify(entry) === '["two","again"]');
      });
      await expect(one.bus.publish('score', 'x'.repeat(9000))).rejects.toThrow('too long for NOTIFY');
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  }));

it('refuses a database of other migrations in one line that says what to do, and leaves it as it is', () =>
  onPostgres(async (databaseUrl) => {
    const open = () => openDatabase({ databaseUrl, dataDir: '' }, () => undefined);
    const before = await open();
    await before.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1');
    await before.pool.query("insert into follows values (1, 'host', 7)");
    await before.close();
    const whatToDo = /^backend: the tables .* Name an empty one with --database-url, or empty it: drop schema .*$/m;
    await expect(startBackend({ databaseUrl })).rejects.toThrow(whatToDo);
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    expect((await client.query('select uid from follows')).rows).toEqual([{ uid: 1 }]);
    await client.end();
  }));

it('a change of the tables holds nobody up who writes, and is made once a long transaction has ended', () =>
  onPostgres(async (databaseUrl) => {
    const before = await openDatabase({ databaseUrl, dataDir: '' }, () => undefined);
    const folder = await mkdtemp(path.join(tmpdir(), 'sport-info-migrations-'));
    const reader = new Client({ connectionString: databaseUrl });
    await reader.connect();
    try {
      await cp(MIGRATIONS_DIR, folder, { recursive: true });
      const journal = path.join(folder, 'meta', '_journal.json');
      const kept = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number; when: number }[] };
      const last = kept.entries.at(-1);
      const next = { ...last, idx: kept.entries.length, when: (last?.when ?? 0) + 1, tag: '9999_note' };
      await writeFile(journal, JSON.stringify({ ...kept, entries: [...kept.entries, next] }));
      await writeFile(path.join(folder, '9999_note.sql'), 'alter table follows add column note text');

      await reader.query('begin');
      await reader.query('select count(*) from follows');
      const migrated = runMigrations(before.patient, folder);
      let longest = 0;
      const until = Date.now() + 6000;
      for (let id = 0; Date.now() < until; id++) {
        const began = performance.now();
        await before.pool.query(`insert into follows values (1, 'host', ${id})`);
        longest = Math.max(longest, performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      // It did wait for the reader, and the others for it.
      expect(longest).toBeGreaterThan(500);
      expect(longest).toBeLessThan(4000);
      await reader.query('commit');
      await migrated;
      expect((await before.pool.query('select note from follows limit 1')).rows).toEqual([{ note: null }]);
    } finally {
      await reader.end();
      await before.close();
      await rm(folder, { recursive: true, force: true });
    }
  }));

it('says in one line that no server answers', async () => {
  const databaseUrl = 'postgres://postgres@127.0.0.1:9/nothing';
  await expect(startBackend({ databaseUrl })).rejects.toThrow('the database does not answer');
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it did not happen within 10 s');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
