import fc from 'fast-check';
import { startTips, type TipBackend, type WireOrder, type WirePage, type WireTip } from './tip-calls';

const [SHORT_OF_COINS, DAILY_LIMIT, NOT_ON_SALE, OTHER_PRICE] = [200_101, 200_102, 200_103, 200_104];
jest.setTimeout(180_000);

let tips: TipBackend;
beforeAll(async () => {
  tips = await startTips();
});
afterAll(() => tips.backend.stop());

const balance = async (user: string) => (await tips.get<{ balance: number }>(user, 'goldBalance')).balance;
const limits = (user: string) => tips.get<{ limit: number; used: number }>(user, 'goldDailyLimit');
const ordersOf = (user: string) => tips.all<WireOrder>(user, 'myOrders');
const buy = (user: string, messageId: number | string) => tips.ask(user, 'tipBuy', { messageId });
const cheapest = async (): Promise<WireTip> => {
  const [tip] = await tips.onSale();
  if (tip === undefined) throw new Error('nothing on sale');
  return tip;
};

describe('section 4: buying a message sets isBuy to 1 and records payTime', () => {
  it('unlocks the tip, takes its price and counts it to the day [4.19]', async () => {
    const tip = await cheapest();
    const before = await balance('special');
    const paid = (await buy('special', tip.id)).data as WireOrder;
    expect(paid).toMatchObject({ id: tip.id, isBuy: 1, payGold: tip.goldPrice, refundStatus: 0, refundGold: 0 });
    expect(paid.payTime).toBe(Date.parse('2025-03-15T13:25:00Z'));
    expect(paid.sportsInfo).toContain('<p>');
    expect(paid.picks?.length).toBeGreaterThan(0);
    expect(paid.balance).toBe(before - tip.goldPrice);
    expect(await balance('special')).toBe(before - tip.goldPrice);
    expect(await limits('special')).toEqual({ limit: 500, used: tip.goldPrice });
    const detail = await tips.get<WireTip>('special', 'tipDetail', { id: tip.id });
    expect(detail).toMatchObject({ isBuy: 1, payTime: paid.payTime, sportsInfo: paid.sportsInfo, picks: paid.picks });
    expect((await ordersOf('special')).map(({ orderId }) => orderId)).toEqual([paid.orderId]);
    expect(await tips.get('', 'tipDetail', { id: tip.id })).toMatchObject({ isBuy: 0 });
  });

  it('a second purchase answers the same order and takes nothing [buy.2]', async () => {
    const tip = await cheapest();
    const replies = await Promise.all(Array.from({ length: 12 }, () => buy('plain', tip.id)));
    const orders = replies.map(({ data }) => (data as WireOrder).orderId);
    expect(new Set(orders).size).toBe(1);
    expect(await balance('plain')).toBe(800 - tip.goldPrice);
    expect(await ordersOf('plain')).toHaveLength(1);
  });
});

describe('refusals take nothing', () => {
  it('short of coins: a code of its own, and how many are missing', async () => {
    const tip = await cheapest();
    const reply = await buy('newbie', tip.id);
    expect(reply).toMatchObject({ status: 200, code: SHORT_OF_COINS, data: null });
    expect(reply.msg).toContain(String(tip.goldPrice - 5));
    expect([await balance('newbie'), await ordersOf('newbie')]).toEqual([5, []]);
  });

  it('who has no coins left for today [daily limit.1]', async () => {
    const tip = await cheapest();
    expect(await limits('limited')).toEqual({ limit: 300, used: 290 });
    expect(await buy('limited', tip.id)).toMatchObject({ status: 200, code: DAILY_LIMIT, data: null });
    expect([await balance('limited'), await ordersOf('limited')]).toEqual([5000, []]);
  });

  it('a free tip, one whose match has begun, and one that does not exist are not for sale', async () => {
    const all = (await tips.get<WirePage<WireTip>>('rich', 'tipList', { size: 50 })).list;
    const free = all.find(({ goldPrice }) => goldPrice === 0);
    const over = all.find(({ goldPrice, isOnSale }) => goldPrice > 0 && isOnSale === 0);
    expect(await buy('rich', free?.id ?? 0)).toMatchObject({ code: NOT_ON_SALE });
    expect(await buy('rich', over?.id ?? 0)).toMatchObject({ code: NOT_ON_SALE });
    for (const id of [1, 'x', '-5', '__proto__']) expect(await buy('rich', id)).toMatchObject({ code: 404 });
    expect(await balance('rich')).toBe(888_888);
  });

  it('another price than was agreed; the agreed one is taken, and an order that is there stands [buy.7]', async () => {
    const { id: messageId = 0, goldPrice = 0 } = (await tips.onSale())[1] ?? {};
    const offered = (user: string, price: number) => tips.ask(user, 'tipBuy', { messageId, goldPrice: price });
    const before = await balance('plain');
    for (const price of [goldPrice - 1, 0, goldPrice + 1]) {
      const reply = await offered('plain', price);
      expect(reply).toMatchObject({ status: 200, code: OTHER_PRICE, data: null });
      expect(reply.msg).toContain(String(goldPrice));
    }
    expect(await balance('plain')).toBe(before);
    // Who could not pay it either hears of the price first.
    expect(await offered('limited', goldPrice - 1)).toMatchObject({ code: OTHER_PRICE });
    expect(await offered('limited', goldPrice)).toMatchObject({ code: DAILY_LIMIT });
    for (const price of [goldPrice, 1])
      expect(await offered('plain', price)).toMatchObject({ data: { payGold: goldPrice } });
    expect(await balance('plain')).toBe(before - goldPrice);
  });

  it('a visitor is asked to log in', async () => {
    expect(await buy('', (await cheapest()).id)).toMatchObject({ code: 400 });
  });
});

it('whatever the order of taps, failures and retries: coins spent = orders × price, and no order twice', async () => {
  const sale = await tips.onSale();
  const users = ['rich', 'lowvip', 'lowrecharge', 'newbie', 'limited', 'banned'] as const;
  const start = new Map<string, number>();
  for (const user of users) start.set(user, await balance(user));
  const tap = fc.record({
    user: fc.constantFrom(...users),
    tip: fc.nat({ max: sale.length - 1 }),
    /** How many at a time: a double tap, two tabs. */
    times: fc.integer({ min: 1, max: 3 }),
    /** The answer is lost: the client reads the detail, and asks again. */
    isLost: fc.boolean(),
  });
  const play = async ({ user, tip, times, isLost }: { user: string; tip: number; times: number; isLost: boolean }) => {
    const { id = 0 } = sale[tip] ?? {};
    await Promise.all(Array.from({ length: times }, () => buy(user, id)));
    if (!isLost) return;
    const { isBuy } = await tips.get<WireTip>(user, 'tipDetail', { id });
    if (isBuy === 0) await buy(user, id);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(tap, { minLength: 4, maxLength: 8 }), async (taps) => {
      await Promise.all(taps.map(play));
    }),
    { numRuns: 40, endOnFailure: true },
  );
  for (const user of users) {
    const orders = await ordersOf(user);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
    const spent = orders.reduce((sum, { payGold }) => sum + payGold, 0);
    expect(orders.map(({ payGold }) => payGold)).toEqual(orders.map(({ goldPrice }) => goldPrice));
    expect([user, await balance(user)]).toEqual([user, (start.get(user) ?? 0) - spent]);
    const { limit, used } = await limits(user);
    expect(used).toBeLessThanOrEqual(limit);
    expect(await balance(user)).toBeGreaterThanOrEqual(0);
  }
  // Chance decides who taps what: enough were bought for the sums above to say something.
  expect((await ordersOf('rich')).length).toBeGreaterThan(5);
  expect((await ordersOf('lowvip')).length).toBeGreaterThan(1);
});
