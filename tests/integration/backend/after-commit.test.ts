import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answer, CallContext } from '../../../backend/calls/call-context';
import { commentAnswers } from '../../../backend/calls/comment/answer-comments';
import { chatAnswers } from '../../../backend/calls/room/answer-chat';
import { orderAnswers } from '../../../backend/calls/tip/answer-orders';
import { type Database, openDatabase } from '../../../backend/database/open-database';
import { hosts, schedules, users } from '../../../backend/database/schema';
import { experts, tips } from '../../../backend/database/tips-schema';
import type { News } from '../../../backend/push/push-item';
import { type SettlementNews, settlementPushes } from '../../../backend/push/tip-pushes';
import { makeHosts } from '../../../backend/world/anchor/hosts';
import { hostOfRoom } from '../../../backend/world/anchor/schedules';
import { HOUR_MS } from '../../../backend/world/days';
import { makeUsers } from '../../../backend/world/users';
import { decode } from '../../../src/contract/wire';

const NOW = Date.parse('2025-03-15T13:25:00Z');
const TIP = { id: 4001, expertId: 31, sport: 1, bettingType: 1, price: 88, backPercent: 0, profit: null } as const;

let folder: string;
let database: Database;
let member: CallContext['user'];
const [host] = makeHosts(1);
const ROOMS_FROM = -hostOfRoom(0);
const room = ROOMS_FROM + (host?.row.id ?? 0);
const warnings: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sport-info-stored-'));
  database = await openDatabase({ dataDir: folder, databaseUrl: undefined }, () => undefined);
  const { db } = database;
  await db.insert(users).values(makeUsers(1));
  member = (await db.select().from(users)).find(({ key }) => key === 'rich');
  if (host === undefined) throw new Error('a world without hosts');
  await db.insert(hosts).values({ ...host.row, withdrawn: false });
  const show = { id: 1, hostId: host.row.id, matchId: 1, roomId: room, groupId: 0 };
  const span = { startAt: NOW - HOUR_MS, endAt: NOW + HOUR_MS };
  const rest = { isTop: false, hostType: 1, groupUserType: 0, source: 164, lottery: false, redEnvelope: 0 };
  await db.insert(schedules).values({ ...show, ...span, ...rest });
  const expert = { id: TIP.expertId, name: '老陈', tags: [], profile: '', introduction: '', headUrl: '' };
  await db.insert(experts).values({ ...expert, followers: 1, isTripartite: false, hotStatus: 0 });
  const times = { publishAt: NOW - HOUR_MS, saleEndAt: NOW + HOUR_MS, settleAt: NOW + 3 * HOUR_MS };
  const flags = { openBack: false, isHot: false, isTripartite: false };
  await db.insert(tips).values({ ...TIP, ...times, ...flags, outcome: 'win', matchIds: [], legs: [] });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
const told: News[] = [];
let publish: CallContext['publish'];
beforeEach(() => {
  warnings.splice(0);
  told.splice(0);
  publish = noNews;
});

/** Where the news goes is down: every publishing fails. */
const noNews = async () => {
  throw new Error('the bus is away');
};

const news: CallContext['publish'] = async (all) => {
  told.push(...all);
};

async function run(answers: readonly Answer[], name: string, fields: Record<string, unknown>, now = NOW) {
  const found = answers.find(({ call }) => call.name === name);
  if (found === undefined) throw new Error(`no answer to ${name}`);
  const read = decode(found.call.body, fields, { strict: true });
  if (!read.ok) throw new Error(read.issue);
  const world = { seed: 1, baseDay: 0, language: 'zh-CN', origin: 'http://localhost', roomSecret: '', limits: 1000 };
  const context = {
    ...world,
    database,
    now,
    user: member,
    publish,
    warn: (line: string) => warnings.push(line),
  };
  const data = (await found.run(read.value, context)) as Record<string, unknown>;
  expect(decode(found.call.data, data, { strict: true })).toMatchObject({ ok: true });
  return data;
}
const counted = async (table: string) =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count);

it('a purchase is answered with its order when a view of it fails [unknown outcome.1]', async () => {
  await database.pool.query('alter table comments rename to comments_away');
  const paid = await run(orderAnswers, 'tipBuy', { messageId: TIP.id }).finally(() =>
    database.pool.query('alter table comments_away rename to comments'),
  );
  expect(paid).toMatchObject({ id: TIP.id, isBuy: 1, payTime: NOW, payGold: TIP.price, balance: 888_888 - TIP.price });
  expect(warnings).toEqual([expect.stringContaining('the view of an order failed')]);
  expect(await run(orderAnswers, 'tipBuy', { messageId: TIP.id })).toMatchObject({
    orderId: paid['orderId'],
    picks: [],
  });
  expect(await counted('orders')).toBe(1);
});

describe.each([
  ['a comment', commentAnswers, ['commentPublish', 'commentList'], 'comments', () => ({ messageId: TIP.id })],
  ['a chat message', chatAnswers, ['chatSend', 'chatList'], 'chats', () => ({ liveRoomId: room })],
] as const)('%s', (_what, answers, [call, list], table, place) => {
  const send = (fields: Record<string, unknown>, now = NOW) =>
    run(answers, call, { ...place(), content: '好球', ...fields }, now);
  /** What is there for who reads at an instant. */
  const readAt = async (now: number): Promise<readonly unknown[]> => {
    type Said = readonly { readonly content: string }[];
    const read = (await run(answers, list, place(), now)) as unknown as Said | { readonly list: Said };
    return ('list' in read ? read.list : read).map(({ content }) => content);
  };

  it('is stored, and its writer told so, when its news reaches nobody', async () => {
    const before = await counted(table);
    expect(await send({})).toMatchObject({ content: '好球' });
    expect(warnings).toEqual([expect.stringContaining('the bus is away')]);
    expect(await counted(table)).toBe(before + 1);
  });

  it('the same clientId again is answered with the stored one [unknown outcome.1]', async () => {
    const before = await counted(table);
    const [first, ...again] = await Promise.all(
      ['一', '二', '三'].map((content) => send({ content, clientId: 'once-only' })),
    );
    for (const one of [...again, await send({ clientId: 'once-only' })]) expect(one).toEqual(first);
    expect(first).toMatchObject({ clientId: 'once-only' });
    expect(await counted(table)).toBe(before + 1);
    expect((await send({ clientId: 'another-one' }))['id']).not.toBe(first?.['id']);
  });

  it('is told when it is sent again: who stored it may have died before it told anybody; an old one is no news [unknown outcome.5]', async () => {
    const { id } = await send({ clientId: 'told-by-another' });
    publish = news;
    await send({ clientId: 'told-by-another' }, NOW + 59_000);
    expect(told).toMatchObject([{ data: { id: String(id) } }]);
    await send({ clientId: 'told-by-another' }, NOW + 60_000);
    expect(told).toHaveLength(1);
  });

  it('that a server with a clock ahead has stored is read by one with a clock behind, but not before a clock set back [unknown outcome.5]', async () => {
    await send({ content: '领先五秒' }, NOW + 5_000);
    expect(await readAt(NOW)).toContain('领先五秒');
    expect(await readAt(NOW - 1)).not.toContain('领先五秒');
  });

  it.each(['', 'short', 'white space', 'x'.repeat(65)])('%j is no clientId', async (clientId) => {
    await expect(send({ clientId })).rejects.toThrow('clientId');
  });
});

it('an order whose result was settled by a process that died before telling it is told by the next one', async () => {
  const { db } = database;
  const later = NOW + 4 * HOUR_MS;
  const orderNews = ({ news }: SettlementNews) => news.filter(({ name }) => name === 'news/order');
  expect(orderNews(await settlementPushes(db, NOW, later))).toHaveLength(1);
  const again = await settlementPushes(db, later, later + 1000);
  expect(orderNews(again)).toMatchObject([{ uid: member?.uid, data: { messageId: String(TIP.id), result: 'win' } }]);
  await again.onTold();
  expect(orderNews(await settlementPushes(db, later, later + 2000))).toEqual([]);
});
