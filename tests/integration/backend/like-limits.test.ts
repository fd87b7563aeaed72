import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '../../../backend/database/open-database';
import { hosts, likeTotals, moments } from '../../../backend/database/schema';
import { addLikes, feedPage } from '../../../backend/store/moments';

const MOST = 2 ** 31 - 1;
const NOW = Date.parse('2025-03-15T13:25:00Z');
const host = { id: 1, nickName: 'one', tags: [], pictureId: 'p', withdrawn: false, watchers: 1, fans: 1 };
const moment = { id: 7, hostId: 1, content: 'words', photos: [], createdAt: NOW - 1, likes: 40 };

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sport-info-likes-'));
  database = await openDatabase({ dataDir: folder, databaseUrl: undefined }, () => undefined);
  await database.db.insert(hosts).values({ ...host, rank: 1, previousRank: 1 });
  await database.db.insert(moments).values(moment);
  await database.db.insert(likeTotals).values({ momentId: 7, count: MOST - 5 });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('likes stop at the largest number of the column, and the feed is read on', async () => {
  const like = () => addLikes(database.db, { uid: 1, momentId: 7, count: 1000, now: NOW });
  expect([await like(), await like()]).toEqual([MOST + moment.likes, MOST + moment.likes]);
  const page = await feedPage(database.db, {
    hostId: undefined,
    hottest: true,
    page: 1,
    size: 10,
    now: NOW,
    uid: 1,
    isEnglish: false,
  });
  expect(page.rows).toMatchObject([{ id: 7, likeCount: MOST + moment.likes }]);
});
