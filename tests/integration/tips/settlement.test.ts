import { channels } from '../../../src/contract/push/channels';
import { lab } from '../../support/browser/lab';
import { connectPush, type PushClient } from '../push/push-client';
import { AT, startTips, type TipBackend, until, type WireOrder, type WirePage, type WireTip } from './tip-calls';

const DAY_MS = 24 * 60 * 60 * 1000;
jest.setTimeout(180_000);

let tips: TipBackend;
const bought: WireOrder[] = [];
let mine: PushClient;
let visitor: PushClient;
let balanceBefore = 0;
let ended = 0;

const orders = () => tips.all<WireOrder>('rich', 'myOrders');
const balance = async () => (await tips.get<{ balance: number }>('rich', 'goldBalance')).balance;

async function listen(user: string, names: readonly string[]): Promise<PushClient> {
  const client = await connectPush(tips.backend.url);
  if (user !== '') client.send({ cmd: 'auth', token: tips.token(user) });
  client.send({ cmd: 'subscribe', channels: names });
  await client.settled();
  return client;
}

/** Buys everything that there is, and turns the clock on until all of it is settled. */
beforeAll(async () => {
  tips = await startTips(3);
  for (const { id } of await tips.onSale()) bought.push(await tips.get<WireOrder>('rich', 'tipBuy', { messageId: id }));
  balanceBefore = await balance();
  // Two days of matches pass in a few seconds; the sockets live through it.
  mine = await listen('rich', [channels.user, channels.tips]);
  visitor = await listen('', [channels.user, channels.tips, channels.tip(String(bought[0]?.id))]);
  await lab(tips.backend.url).clock({ speed: 30_000 });
  const last = Math.max(...bought.flatMap(({ messageMatchList }) => messageMatchList.map((match) => match.startDate)));
  await until(async () => {
    const { now } = (await (await fetch(`${tips.backend.url}/_lab/health`)).json()) as { now: number };
    ended = now;
    return now > last + 5 * 60 * 60 * 1000;
  });
  await lab(tips.backend.url).clock({ speed: 0 });
  await until(async () =>
    (await orders()).every(({ result, refundStatus }) => result !== 'waiting' && refundStatus !== 1),
  );
  // An order without a refund shows its result before the ticker has told it; setting the clock would end the sockets.
  await until(async () => mine.of('news/order').length >= bought.length);
  await visitor.settled();
});
afterAll(async () => {
  mine.close();
  visitor.close();
  await tips.backend.stop();
});

const expectedRefund = ({ result, payGold, openBackGold, returnGoldPercentage }: WireOrder) => {
  if (result === 'cancel') return payGold;
  return result === 'lose' && openBackGold === 1 ? Math.floor((payGold * returnGoldPercentage) / 100) : 0;
};

it('every order is settled, and gives back what its result promises [refund.2]', async () => {
  const settled = await orders();
  expect(settled).toHaveLength(bought.length);
  expect(bought.length).toBeGreaterThan(8);
  expect(new Set(settled.map(({ result }) => result)).size).toBeGreaterThan(2);
  for (const order of settled) {
    expect([order.id, order.refundGold]).toEqual([order.id, expectedRefund(order)]);
    expect(order.refundStatus).toBe(order.refundGold > 0 ? 2 : 0);
  }
  const back = settled.reduce((sum, { refundGold }) => sum + refundGold, 0);
  expect(back).toBeGreaterThan(0);
  expect(await balance()).toBe(balanceBefore + back);
});

// Before the clock is set: what the last tick has not told by then is told to nobody.
it('a tip that is published is told to everybody, without a result', async () => {
  const published = (await tips.all<WireTip>('', 'tipList'))
    .filter(({ publishTime = 0 }) => publishTime > Date.parse(AT) && publishTime <= ended)
    .map(({ id }) => String(id));
  expect(published.length).toBeGreaterThan(3);
  const told = () => visitor.of('news/tip').map(({ id, result }) => ({ id: String(id), result }));
  await until(async () => published.every((id) => told().some((tip) => tip.id === id)));
  // On a slow machine hours pass in one tick: of a tip that was settled in the same one the result alone is sent.
  const bare = told().filter(({ result }) => result === undefined);
  expect(bare.length).toBeGreaterThan(3);
});

it('coins come back once, whatever the clock does', async () => {
  const before = await balance();
  for (const at of [Date.parse(AT), Date.parse(AT) + 2.5 * DAY_MS]) {
    await lab(tips.backend.url).clock({ at, speed: 0 });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await balance()).toBe(before);
  }
});

it('results reach everybody by push, refunds only their owner', async () => {
  const settled = new Map((await orders()).map((order) => [String(order.id), order]));
  const told = mine.of('news/order');
  expect(new Set(told.map(({ messageId }) => messageId))).toEqual(new Set(settled.keys()));
  for (const { messageId, result, refundGold } of told) {
    const order = settled.get(String(messageId));
    expect({ result, refundGold }).toEqual({ result: order?.result, refundGold: order?.refundGold });
  }
  for (const client of [mine, visitor]) {
    const results = new Map(client.of('news/tip').map(({ id, result }) => [id, result]));
    for (const [id, { result }] of settled) expect([id, results.get(id)]).toEqual([id, result]);
  }
  expect(visitor.of('news/order')).toEqual([]);
  expect(JSON.stringify(visitor.heard)).not.toMatch(/balance|refund|picks|sportsInfo/);
});

it('a settled tip moves to the history, and the expert’s record with it', async () => {
  const [first] = await orders();
  if (first === undefined) throw new Error('no order');
  const { professorId } = first;
  const history = await tips.all<WireTip>('', 'professorTips', { professorId, isHistory: 1 });
  const open = await tips.all<WireTip>('', 'professorTips', { professorId, isHistory: 0 });
  expect(history.every(({ result, settleTime }) => result !== 'waiting' && settleTime !== undefined)).toBe(true);
  expect(open.every(({ result, settleTime }) => result === 'waiting' && settleTime === undefined)).toBe(true);
  expect(history.map(({ id }) => id)).toContain(first.id);

  const counted = history
    .filter(({ result }) => result !== 'cancel')
    .sort((a, b) => (b.settleTime ?? 0) - (a.settleTime ?? 0));
  const expert = await tips.get<{ tenHistory: string; hitSession: number; hitPercents: number; sportsSession: number }>(
    '',
    'professorDetail',
    { professorId },
  );
  expect(expert.tenHistory).toBe(
    counted
      .slice(0, 10)
      .map(({ result }) => result)
      .join(','),
  );
  const decided = counted.filter(({ result }) => result !== 'draw').slice(0, 50);
  expect(expert.hitSession).toBe(decided.length);
  const wins = decided.filter(({ result }) => result.startsWith('win')).length;
  expect(expert.hitPercents).toBe(Math.round((wins / decided.length) * 100));
  expect(expert.sportsSession).toBe(history.length + open.length);
});

it('orders are listed by their result, the halves with their whole [7.40]', async () => {
  const groups = {
    waiting: ['waiting'],
    win: ['win', 'winHalf'],
    lose: ['lose', 'loseHalf'],
    draw: ['draw', 'cancel'],
  };
  let sum = 0;
  for (const [result, names] of Object.entries(groups)) {
    const { list, total } = await tips.get<WirePage<WireOrder>>('rich', 'myOrders', { result, size: 50 });
    expect(list.filter((order) => !names.includes(order.result))).toEqual([]);
    sum += total;
  }
  expect(sum).toBe((await orders()).length);
});
