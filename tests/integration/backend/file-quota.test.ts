import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileAnswers } from '../../../backend/calls/answer-files';
import { type Database, openDatabase } from '../../../backend/database/open-database';
import { users } from '../../../backend/database/schema';
import { comments } from '../../../backend/database/tips-schema';
import { addFile, fileById } from '../../../backend/store/files';
import { DAY_MS } from '../../../backend/world/days';
import { makeUsers } from '../../../backend/world/users';
import { ONE_PIXEL_BASE64 } from '../../support/one-pixel';

const NOW = Date.parse('2025-03-15T13:25:00Z');
const QUOTA = { files: 4, bytes: 1000 };
const [ME, YOU] = [90_001, 90_004];

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sport-info-files-'));
  database = await openDatabase({ dataDir: folder, databaseUrl: undefined }, () => undefined);
  await database.db.insert(users).values(makeUsers(1));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => database.pool.query('truncate files, comments'));

const add = (id: string, { uid = ME, bytes = 10, at = NOW } = {}) =>
  addFile(database.db, { id, uid, type: 'image/png', content: Buffer.alloc(bytes), createdAt: at }, QUOTA);
const ids = async () =>
  (await database.pool.query('select id from files order by id')).rows.map((row: { id: string }) => row.id);

it('a member has room for so many files and so many bytes, and for no more, uploaded at once or not', async () => {
  const all = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => add(id)));
  expect(all.filter(Boolean)).toHaveLength(QUOTA.files);
  expect(await add('yours', { uid: YOU, bytes: QUOTA.bytes })).toBe(true);
  expect(await add('more', { uid: YOU, bytes: 1 })).toBe(false);
});

it('what no comment shows after a day makes room, and nothing else does', async () => {
  const old = { at: NOW - DAY_MS - 1 };
  for (const id of ['shown', 'given-up', 'also']) await add(id, old);
  await add('today');
  const written = { tipId: 1, parentId: '', replyName: '', username: '', headUrl: '', content: '图' };
  await database.db.insert(comments).values({ ...written, uid: ME, photos: ['shown'], createdAt: NOW });
  expect(await add('new')).toBe(true);
  expect(await ids()).toEqual(['new', 'shown', 'today']);
  expect((await fileById(database.db, 'new'))?.content).toEqual(Buffer.alloc(10));
});

it.each([
  ['50 million pixels', 10_000, 5000, undefined],
  ['more pixels than that', 10_000, 5001, /10000 × 5001 pixels/],
  ['a side that is too long', 16_385, 1, /16385 × 1 pixels/],
  ['no pixels', 0, 5, /0 × 5 pixels/],
])('a few bytes that claim %s', async (_what, width, height, refusal) => {
  const pixel = Buffer.from(ONE_PIXEL_BASE64, 'base64');
  pixel.writeUInt32BE(width, 16);
  pixel.writeUInt32BE(height, 20);
  const [user] = await database.db.select().from(users);
  const world = { seed: 1, baseDay: 0, language: 'zh-CN', origin: '', roomSecret: '', limits: 1000 };
  const context = { ...world, database, now: NOW, user, publish: async () => undefined, warn: () => undefined };
  const answered = fileAnswers[0]?.run({ file: new Blob([new Uint8Array(pixel)], { type: 'image/png' }) }, context);
  if (refusal === undefined) await expect(answered).resolves.toMatchObject({ file: expect.any(String) });
  else await expect(answered).rejects.toThrow(refusal);
});
