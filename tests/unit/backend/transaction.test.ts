import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { makePool } from '../../../backend/database/pool';
import { inTransaction } from '../../../backend/database/transaction';
import { fakePostgres } from './fake-postgres';

let server: Awaited<ReturnType<typeof fakePostgres>>;
let pool: pg.Pool;
let db: NodePgDatabase;
beforeEach(async () => {
  server = await fakePostgres();
  pool = makePool({ ...server.config, max: 1 }, () => undefined);
  db = drizzle(pool);
});
afterEach(async () => {
  await pool.end();
  await server.close();
});

const asked = (queries: readonly string[]) => queries.map((query) => query.replace(/\W+$/, ''));
const BEGIN = 'begin isolation level read committed';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('all of it is committed, or nothing', async () => {
  expect(await inTransaction(db, async (tx) => void (await tx.execute('select 1')))).toBe(undefined);
  const refused = inTransaction(db, async () => {
    throw new Error('not today');
  });
  await expect(refused).rejects.toThrow('not today');
  expect(asked(server.queries())).toEqual([BEGIN, 'select 1', 'commit', BEGIN, 'rollback']);
  expect(server.connections()).toBe(1);
});

it('a connection that is lost between two statements fails the transaction, and ends nothing else', async () => {
  const lost = inTransaction(db, async (tx) => {
    server.cut();
    await pause(50);
    await tx.execute('select 1');
  });
  await expect(lost).rejects.toThrow();
  await inTransaction(db, async () => undefined);
  expect(asked(server.queries())).toEqual([BEGIN, BEGIN, 'commit']);
});

it.each([
  ['its beginning', true],
  ['its work', false],
])(
  'a server that falls silent at %s: nobody else gets a client that may be in a transaction',
  async (_what, atOnce) => {
    await pool.query('select 0');
    server.fallSilent(atOnce);
    const stuck = inTransaction(db, async (tx) => {
      server.fallSilent(true);
      await tx.execute('select 1');
    });
    await expect(stuck).rejects.toThrow();
    const before = server.connections();
    server.fallSilent(false);
    await pool.query('select 2');
    expect(server.connections()).toBe(before + 1);
    expect(asked(server.queries()).at(-1)).toBe('select 2');
  },
);
