import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { insertRows } from '../../../backend/database/insert-rows';
import { type Database, openDatabase } from '../../../backend/database/open-database';
import { startPglite } from '../../../backend/database/pglite-thread';
import { follows, moments } from '../../../backend/database/schema';
import { DAY_MS, dayOf } from '../../../backend/world/days';
import { ensureWorld } from '../../../backend/world/lay-world';

const NOW = Date.parse('2025-03-15T13:25:00Z');
const ANY_DAY = { from: 0, to: 2 };

let folder: string;
let database: Database;
const warnings: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sport-info-database-'));
  database = await openDatabase({ dataDir: folder, databaseUrl: undefined }, (line) => warnings.push(line));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const rowsOf = async (query: string) => (await database.pool.query(query)).rows as Record<string, unknown>[];

it('transactions of many callers do not run into one another', async () => {
  const work = Array.from({ length: 20 }, (_, index) =>
    database.db.transaction(async (tx) => {
      await tx.insert(follows).values({ uid: 1, kind: 'host', subjectId: index });
      if (index % 2 === 0) throw new Error('taken back');
    }),
  );
  await Promise.allSettled(work);
  const kept = await database.db.select().from(follows);
  expect(kept.map((row) => row.subjectId).sort((a, b) => a - b)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
});

it('after an error the connection works on, and the error has PostgreSQL’s code', async () => {
  const failed = await database.pool.query('select * from nowhere').catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: '42P01' });
  expect(await rowsOf(`select 1 as one, 9007199254740991::int8 as big`)).toEqual([
    { one: 1, big: 9_007_199_254_740_991 },
  ]);
});

it('answers stay with their questions when some of them fail [database driver.1]', async () => {
  const ask = (n: number) =>
    n % 3 === 0 ? database.pool.query('select $1::int as n', ['x']) : database.pool.query('select $1::int as n', [n]);
  const replies = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => ask(n)));
  const numbers = replies.map((reply) => (reply.status === 'fulfilled' ? reply.value.rows[0]?.n : 'failed'));
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, n) => (n % 3 === 0 ? 'failed' : n)));
});

it('a connection that is dropped in a transaction leaves nothing open', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('select pg_advisory_lock(99)');
  await client.query("insert into follows values (5, 'host', 5)");
  client.release(true);
  expect(await rowsOf('select uid from follows where uid = 5')).toEqual([]);
  expect(await rowsOf("select 1 from pg_locks where locktype = 'advisory'")).toEqual([]);
});

it('a folder that cannot be one is said', async () => {
  await expect(startPglite('/dev/null/database')).rejects.toThrow('PGlite cannot open /dev/null/database');
});

it('a main thread that waits for the database is free [database driver.1]', async () => {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const began = performance.now();
  await database.pool.query('select count(*) from generate_series(1, 3000000)');
  clearInterval(timer);
  expect(performance.now() - began).toBeGreaterThan(longest * 2);
});

it('inserts thousands of rows of any kind', async () => {
  const client = await database.pool.connect();
  const row = (id: number) => ({
    id,
    hostId: 1,
    content: `"quoted" \\ \n 夜航 ${id}`,
    englishContent: 'a quote',
    photos: ['a', 'b,c'],
    createdAt: NOW,
    likes: 0,
  });
  try {
    await insertRows(
      client,
      moments,
      Array.from({ length: 4500 }, (_, index) => row(index + 1)),
    );
  } finally {
    client.release();
  }
  const [last] = await rowsOf(`select count(*) as count, max(content) as content from moments where id = 4500`);
  expect(last).toEqual({ count: 1, content: row(4500).content });
  expect(await rowsOf(`select count(*) as count from moments`)).toEqual([{ count: 4500 }]);
});

it('lays a world once, again when its day or plan has passed, and never touches what users own [database driver.2]', async () => {
  const filter = { seed: 1, scale: 0.1, now: NOW, within: ANY_DAY };
  const today = dayOf(NOW);
  const mark = () => database.db.execute(sql`update hosts set nick_name = 'marked' where id = 1001`);
  const isMarked = async () =>
    (await rowsOf(`select nick_name from hosts where id = 1001`))[0]?.['nick_name'] === 'marked';
  const steps: [string, Partial<typeof filter>, number, boolean][] = [
    ['first', {}, today, false],
    ['the same', {}, today, true],
    ['next day', { now: NOW + DAY_MS }, today, true],
    ['two days later', { now: NOW + 2 * DAY_MS }, today + 2, false],
    ['back', {}, today, false],
    ['another seed', { seed: 2 }, today, false],
    ['another scale', { seed: 2, scale: 0.2 }, today, false],
  ];
  for (const [name, change, baseDay, kept] of steps) {
    const laid = await ensureWorld(database.pool, { ...filter, ...change });
    expect([name, laid, await isMarked()]).toEqual([name, baseDay, kept]);
    await mark();
  }
  // A change to how the world is made raises WORLD_VERSION: what an older one has laid is laid again.
  await database.db.execute(sql`update world_meta set version = version - 1`);
  await ensureWorld(database.pool, { ...filter, seed: 2, scale: 0.2 });
  expect(await isMarked()).toBe(false);
  expect(await rowsOf(`select count(*) as count from follows`)).toEqual([{ count: 10 }]);
});

it('messages go round inside the one process', async () => {
  const heard: unknown[] = [];
  const stop = database.bus.listen('score', (payload) => heard.push(payload));
  await database.bus.publish('score', { matchId: 1 });
  stop();
  await database.bus.publish('score', { matchId: 2 });
  expect(heard).toEqual([{ matchId: 1 }]);
  await expect(database.bus.publish('score', 'x'.repeat(9000))).rejects.toThrow('too long');
});

it('a folder of other migrations is put aside with a word, whole, and an empty one begins', async () => {
  const place = { dataDir: await mkdtemp(path.join(folder, 'before-')), databaseUrl: undefined };
  const heard: string[] = [];
  const open = (dataDir: string) => openDatabase({ ...place, dataDir }, (line) => heard.push(line));
  const begun = await open(place.dataDir);
  await begun.db.insert(follows).values({ uid: 1, kind: 'host', subjectId: 7 });
  const history = 'select created_at as at from drizzle.__drizzle_migrations';
  const own = (await begun.pool.query(history)).rows;
  await begun.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1');
  await begun.close();

  const next = await open(place.dataDir);
  expect(await next.db.select().from(follows)).toEqual([]);
  expect((await next.pool.query(history)).rows).toEqual(own);
  await next.close();
  const aside = (await readdir(place.dataDir)).filter((name) => name !== 'db');
  expect(aside).toEqual([expect.stringMatching(/^db-before-\d{4}-\d\d-\d\dT/)]);
  expect(heard).toEqual([expect.stringContaining(path.join(place.dataDir, aside[0] ?? ''))]);

  const thread = await startPglite(path.join(place.dataDir, aside[0] ?? ''));
  await thread.close();
  await (await open(place.dataDir)).close();
  expect(await readdir(place.dataDir)).toHaveLength(2);
});
