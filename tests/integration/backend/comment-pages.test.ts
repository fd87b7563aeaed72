import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commentPage } from '../../../backend/calls/comment/comment-view';
import { type Database, openDatabase } from '../../../backend/database/open-database';
import { commentLikes, comments } from '../../../backend/database/tips-schema';
import { isThreadFull, MOST_ANSWERS } from '../../../backend/store/comments';
import { HOUR_MS, MINUTE_MS } from '../../../backend/world/days';
import { worldComments } from '../../../backend/world/tip/tip-comments';
import type { TipRow } from '../../../backend/world/tip/tip-row';

const NOW = Date.parse('2025-03-15T13:25:00Z');
const WRITTEN = 60;
const UID = 90_004;
const times = { publishAt: NOW - 40 * HOUR_MS, saleEndAt: NOW + HOUR_MS, settleAt: NOW + 3 * HOUR_MS };
const terms = { price: 88, openBack: false, backPercent: 0, isHot: true, isTripartite: false, profit: null };
const rest = { outcome: 'win', matchIds: [], legs: [], sport: 1, bettingType: 1, expertId: 31 } as const;
const tip: TipRow = { id: 4001, ...times, ...terms, ...rest };

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sport-info-comments-'));
  database = await openDatabase({ dataDir: folder, databaseUrl: undefined }, () => undefined);
  const by = { tipId: tip.id, replyName: '', uid: UID, username: '某人', headUrl: '', photos: [] };
  // Every other hour-and-a-half: between the world's, and some at the same instant.
  const tops = Array.from({ length: WRITTEN }, (_, n) => ({
    ...by,
    parentId: '',
    content: `${n}`,
    createdAt: NOW - Math.floor((WRITTEN - n) / 2) * 45 * MINUTE_MS,
  }));
  await database.db.insert(comments).values(tops);
  const answers = Array.from({ length: MOST_ANSWERS + 5 }, (_, n) => ({
    ...by,
    parentId: '1',
    content: `re ${n}`,
    createdAt: NOW - MINUTE_MS,
  }));
  await database.db.insert(comments).values(answers);
  const likes = [1, 2, UID].map((uid) => ({ commentId: '60', uid }));
  await database.db.insert(commentLikes).values([...likes, { commentId: '59', uid: 1 }]);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

function page(number: number, size: number, uid?: number) {
  const world = { seed: 1, baseDay: 0, language: 'zh-CN', origin: '', roomSecret: '', limits: 1000 };
  const deeds = { publish: async () => undefined, warn: () => undefined };
  const user = { uid: UID } as NonNullable<Parameters<typeof commentPage>[0]['user']>;
  return commentPage({ ...world, ...deeds, database, now: NOW, user }, tip, { page: number, size }, { uid });
}

it.each([3, 7, 50])('pages of %s hold everybody’s comments once each, newest first [7.47]', async (size) => {
  const worldTops = worldComments(tip, NOW, false).filter(({ parentId }) => parentId === '');
  expect(worldTops.length).toBeGreaterThan(3);
  const total = worldTops.length + WRITTEN;
  const pages = [];
  for (let n = 1; n <= Math.ceil(total / size); n++) pages.push(await page(n, size));
  expect(pages.map((one) => one.total)).toEqual(pages.map(() => total));
  const all = pages.flatMap(({ list }) => list);
  expect(all.map(({ id }) => id)).toHaveLength(new Set(all.map(({ id }) => id)).size);
  expect(all).toHaveLength(total);
  expect(all.map(({ createDate }) => createDate)).toEqual(
    all.map(({ createDate }) => createDate).sort((a, b) => b - a),
  );
  expect((await page(pages.length + 1, size)).list).toEqual([]);
});

it('one’s own, the likes of many, and no more answers than can be read', async () => {
  const own = await page(1, 2, UID);
  expect(own.list.map(({ id, likeCount, isLiked, isMine }) => [id, likeCount, isLiked, isMine])).toEqual([
    ['60', 3, 1, 1],
    ['59', 1, 0, 1],
  ]);
  expect(own.total).toBe(WRITTEN);
  const [first] = (await page(WRITTEN, 1, UID)).list;
  expect(first?.subComments).toHaveLength(MOST_ANSWERS);
  expect(first?.subComments[0]).toMatchObject({ content: 're 0', parentId: '1' });
});

it('a thread with all the answers that are shown takes no more', async () => {
  expect(await isThreadFull(database.db, tip.id, '1')).toBe(true);
  expect([await isThreadFull(database.db, tip.id, '2'), await isThreadFull(database.db, tip.id, '')]).toEqual([
    false,
    false,
  ]);
});
