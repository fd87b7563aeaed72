import { randomOf } from '../../../backend/world/random';
import { lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { createDatabase, type TestDatabase } from '../../support/servers/postgres-database';
import { type PostgresServer, startPostgres } from '../../support/servers/postgres-server';
import { connectPush } from '../push/push-client';
import { AT, callsAt, type TipCalls, until, type WireOrder } from './tip-calls';

// Each test starts several processes; on a busy machine that takes its time.
jest.setTimeout(240_000);

const PROCESSES = 3;
const TAPS = 300;
const AT_A_TIME = 40;
const USERS = ['rich', 'member', 'special', 'plain', 'limited', 'newbie'] as const;

let server: PostgresServer | undefined;
let database: TestDatabase;
let backends: readonly RunningBackend[] = [];
let tips: TipCalls;

beforeAll(async () => {
  server = await startPostgres();
  if (server === undefined) {
    process.stderr.write('SKIPPED: PostgreSQL is not installed, truly concurrent purchases were not tried\n');
    return;
  }
  database = await createDatabase(server.url);
  const options = { databaseUrl: database.url, at: AT, speed: 0 };
  backends = await Promise.all(Array.from({ length: PROCESSES }, () => startBackend(options)));
  const [first] = backends;
  if (first === undefined) throw new Error('no back end');
  tips = await callsAt(first.url, ...backends.slice(1).map(({ url }) => url));
});
afterAll(async () => {
  await Promise.all(backends.map((backend) => backend.stop()));
  if (server !== undefined) await database.drop();
  await server?.stop();
});

const balance = async (user: string) => (await tips.get<{ balance: number }>(user, 'goldBalance')).balance;
const ordersOf = (user: string) => tips.all<WireOrder>(user, 'myOrders');

const refundsOf = (orders: readonly WireOrder[]) =>
  orders.map(({ orderId, refundStatus }) => `${orderId} ${refundStatus}`).join();

/** Spent by what the orders say. */
async function account(user: string) {
  let orders = await ordersOf(user);
  let coins = await balance(user);
  // A refund that comes between the two readings would count twice.
  for (let again = await ordersOf(user); refundsOf(again) !== refundsOf(orders); again = await ordersOf(user)) {
    orders = again;
    coins = await balance(user);
  }
  const spent = orders.reduce((sum, { payGold, refundStatus, refundGold }) => {
    return sum + payGold - (refundStatus === 2 ? refundGold : 0);
  }, 0);
  return { orders, had: coins + spent };
}

it(`${TAPS} purchases at once in ${PROCESSES} processes: coins spent = orders × price, no order twice`, async () => {
  if (server === undefined) return;
  const sale = await tips.onSale();
  const before = new Map<string, number>();
  for (const user of USERS) before.set(user, (await account(user)).had);
  const random = randomOf('taps', 1);
  const taps = Array.from({ length: TAPS }, () => ({ user: random.pick(USERS), tip: random.pick(sale) }));
  const codes = new Map<number, number>();
  for (let from = 0; from < TAPS; from += AT_A_TIME) {
    const batch = taps.slice(from, from + AT_A_TIME);
    const replies = await Promise.all(batch.map(({ user, tip }) => tips.ask(user, 'tipBuy', { messageId: tip.id })));
    for (const { code } of replies) codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  // Bought or bought before, short of coins, or at the limit; nothing else.
  expect([...codes.keys()].filter((code) => ![0, 200_101, 200_102].includes(code))).toEqual([]);
  for (const user of USERS) {
    const { orders, had } = await account(user);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
    expect([user, had]).toEqual([user, before.get(user)]);
    const { limit, used } = await tips.get<{ limit: number; used: number }>(user, 'goldDailyLimit');
    expect(used).toBeLessThanOrEqual(limit);
    expect(await balance(user)).toBeGreaterThanOrEqual(0);
  }
  expect((await ordersOf('rich')).length).toBeGreaterThan(10);
});

it('one tip, fifty times at once: one order, paid once', async () => {
  if (server === undefined) return;
  const [tip] = await tips.onSale();
  const before = await account('lowvip');
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => tips.ask('lowvip', 'tipBuy', { messageId: tip?.id ?? 0 })),
  );
  expect(new Set(replies.map(({ data }) => (data as WireOrder).orderId)).size).toBe(1);
  expect(await balance('lowvip')).toBe(before.had - (tip?.goldPrice ?? 0));
});

it('refunds come once, and are told once, though three processes could give them', async () => {
  if (server === undefined) return;
  const push = await connectPush(backends[1]?.url ?? '');
  push.send({ cmd: 'auth', token: tips.token('rich') });
  push.send({ cmd: 'subscribe', channels: ['user', 'tips'] });
  await push.settled();
  const before = await account('rich');
  await lab(backends[0]?.url ?? '').clock({ speed: 30_000 });
  await until(async () => {
    const orders = await ordersOf('rich');
    return orders.every(({ result, refundStatus }) => result !== 'waiting' && refundStatus !== 1);
  });
  await lab(backends[0]?.url ?? '').clock({ speed: 0 });
  const { orders, had } = await account('rich');
  expect(had).toBe(before.had);
  expect(orders.filter(({ refundStatus }) => refundStatus === 2).length).toBeGreaterThan(0);
  const told = () => push.of('news/order').map(({ messageId }) => String(messageId));
  await until(async () => orders.every(({ id }) => told().includes(String(id))));
  await push.settled();
  expect(told().length).toBe(new Set(told()).size);
  push.close();
});
