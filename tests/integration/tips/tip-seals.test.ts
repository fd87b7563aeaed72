import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { tipAnswers } from '../../../backend/calls/tip/answer-tips';
import { type Database, openDatabase } from '../../../backend/database/open-database';
import { clubs, fixtures, secrets } from '../../../backend/database/schema';
import { experts, tips } from '../../../backend/database/tips-schema';
import { makeWorld } from '../../../backend/world/lay-world';
import { checkSavedTip } from '../../../tools/check-tip/check-saved-tip';

const NOW = Date.parse('2025-03-15T13:25:00Z');
const BASE_DAY = 20_162;
const world = makeWorld({ seed: 1, scale: 0.1, baseDay: BASE_DAY });
const free = world.tips.filter(({ price, publishAt }) => price === 0 && publishAt < NOW).slice(-12);

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sport-info-seals-'));
  database = await openDatabase({ dataDir: folder, databaseUrl: undefined }, () => undefined);
  const ids = new Set(free.flatMap(({ matchIds }) => matchIds));
  await database.db.insert(clubs).values(world.clubs);
  await database.db.insert(fixtures).values(world.fixtures.filter(({ id }) => ids.has(id)));
  await database.db.insert(experts).values(world.experts);
  await database.db.insert(tips).values(free);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

interface Sealed {
  readonly digest: string;
  readonly salt: string;
}

/** A tip as a process with this key of rooms answers it. */
async function read(place: number, { language = 'zh-CN', roomSecret = 'a' } = {}): Promise<Sealed> {
  const rest = { seed: 1, baseDay: BASE_DAY, origin: '', publish: async () => {}, warn: () => {}, limits: 1 };
  const detail = tipAnswers.find(({ call }) => call.name === 'tipDetail');
  const fields = { id: String(free[place]?.id) };
  return (await detail?.run(fields, { ...rest, database, now: NOW, user: undefined, language, roomSecret })) as Sealed;
}

describe('the digest of a tip, once it is published [digest.1]', () => {
  it('fits the content, and each language has its own', async () => {
    const [chinese, english] = [await read(0), await read(0, { language: 'en' })];
    for (const tip of [chinese, english]) expect(checkSavedTip(JSON.stringify(tip))).toMatchObject({ isSame: true });
    expect(english.digest).not.toBe(chinese.digest);
    expect(english.salt).not.toBe(chinese.salt);
  });

  it('is the same in every process, whatever its key of rooms, and after each secret was changed', async () => {
    const [first, second] = await Promise.all([read(1, { roomSecret: 'a' }), read(1, { roomSecret: 'b' })]);
    expect(second).toMatchObject({ digest: first.digest, salt: first.salt });
    await database.db.update(secrets).set({ value: 'another' });
    expect(await read(1, { roomSecret: 'c' })).toMatchObject({ digest: first.digest, salt: first.salt });
  });

  it.each([
    ['expert', sql`expert_id = expert_id + 1`],
    ['kind of bet', sql`betting_type = betting_type % 6 + 1`],
    ['refund', sql`open_back = not open_back`],
    ['share that comes back', sql`back_percent = back_percent + 1`],
    ['teams', sql`match_ids = '[]'::jsonb`],
  ])('another %s after the publication shows: it does not fit any more', async (_what, change) => {
    const before = await read(2);
    const { id = 0 } = free[2] ?? {};
    await database.db.execute(sql`update tips set ${change} where id = ${id}`);
    const after = await read(2);
    await database.db.execute(sql`delete from tips where id = ${id}`);
    await database.db.insert(tips).values(free.slice(2, 3));
    expect(after.digest).toBe(before.digest);
    expect(checkSavedTip(JSON.stringify(after))).toMatchObject({ isSame: false });
  });
});
