import * as v from 'valibot';
import {
  DAILY_LIMIT_CODE,
  NOT_ON_SALE_CODE,
  OTHER_PRICE_CODE,
  purchase as purchaseShape,
  SHORT_OF_COINS_CODE,
  tip as tipShape,
} from '../../../../../src/contract/tip/tip';
import { CallError } from '../../../../../src/http/call-error';
import { createPurchase } from '../../../../../src/pages/tips/detail/purchase';

const order = v.parse(purchaseShape, { id: '1', professorId: 'p', orderId: 'o', isBuy: 1, payTime: 7 });
const tip = (isBuy: boolean) => v.parse(tipShape, { id: '1', professorId: 'p', isBuy, payTime: isBuy ? 7 : null });
const failure = (kind: CallError['kind'], code?: number) => new CallError({ kind, code, path: '/buy', requestId: 'r' });

function setUp(pay: () => unknown, read: () => unknown = () => tip(false)) {
  const sent = { pay: 0, read: 0, offer: 0 };
  const agreed: (number | undefined)[] = [];
  const bought: (number | undefined)[] = [];
  const logIns: string[] = [];
  const refused: (number | undefined)[] = [];
  const pauses: number[] = [];
  const offers: string[] = [];
  const who = { isTheirs: true };
  const answer = async (make: () => unknown) => {
    const made = await make();
    if (made instanceof Error) throw made;
    return made;
  };
  const flow = createPurchase({
    pay: (price) => {
      sent.pay += 1;
      agreed.push(price);
      return answer(pay) as Promise<typeof order>;
    },
    read: () => {
      sent.read += 1;
      return answer(read) as Promise<ReturnType<typeof tip>>;
    },
    async readOffer() {
      sent.offer += 1;
      offers.push(flow.store.getState());
    },
    isTheirs: () => who.isTheirs,
    async pause(ms) {
      pauses.push(ms);
    },
    onBought: (payTime) => bought.push(payTime),
    onRefused: ({ code }) => refused.push(code),
    onLogin: () => logIns.push('asked'),
  });
  return { flow, sent, agreed, offers, bought, logIns, refused, pauses, who, step: () => flow.store.getState() };
}

describe('one intent is one order (decisions.md, buy)', () => {
  it('sends one request, however often it is tapped [buy.2]', async () => {
    const at = setUp(() => order);
    await Promise.all([at.flow.pay(), at.flow.pay(), at.flow.pay()]);
    await at.flow.pay();
    expect(at).toMatchObject({ sent: { pay: 1, read: 0 }, bought: [7] });
    expect(at.step()).toBe('bought');
  });

  it.each([
    ['a time-out', 'timeout', undefined],
    ['no network', 'network', undefined],
    ['an answer that cannot be read', 'malformed', undefined],
    ['a code that is not of the catalogue [unknown outcome.2]', 'rejected', 12345],
    ["a gateway's own code", 'rejected', 504],
    ['a 500 of the server', 'rejected', 500],
  ] as const)(
    'decisions.md, unknown outcome: after %s it is not called unpaid before 15 s',
    async (_what, kind, code) => {
      const late = setUp(
        () => failure(kind, code),
        () => tip(late.sent.read === 2),
      );
      await late.flow.pay();
      expect(late).toMatchObject({ sent: { pay: 1, read: 2 }, bought: [7], pauses: [2_000, 3_000] });
      expect(late.step()).toBe('bought');

      const unpaid = setUp(() => failure(kind, code));
      await unpaid.flow.pay();
      expect(unpaid.step()).toBe('notTaken');
      expect(unpaid).toMatchObject({ sent: { pay: 1, read: 3 }, pauses: [2_000, 3_000, 10_000], refused: [] });
      await unpaid.flow.pay();
      expect(unpaid.sent.pay).toBe(2);
    },
  );

  it('what the last reading says counts: that one reading said "not yet" is no end', async () => {
    const at = setUp(
      () => failure('timeout'),
      () => (at.sent.read < 3 ? tip(false) : failure('network')),
    );
    await at.flow.pay();
    expect(at.step()).toBe('unknown');
  });

  it('offers nothing but to look again while nobody knows', async () => {
    let isBack = false;
    const at = setUp(
      () => failure('timeout'),
      () => (isBack ? tip(true) : failure('network')),
    );
    await at.flow.pay();
    expect(at.step()).toBe('unknown');
    await at.flow.pay();
    at.flow.reset();
    expect(at.step()).toBe('unknown');
    expect(at.sent.pay).toBe(1);
    isBack = true;
    await at.flow.check();
    expect(at.step()).toBe('bought');
    expect(at.sent.pay).toBe(1);
  });

  it.each([
    ['short of coins leads to the mall', 'rejected', SHORT_OF_COINS_CODE, 'short'],
    ['the daily limit [daily limit.1]', 'rejected', DAILY_LIMIT_CODE, 'limit'],
    ['no longer on sale', 'rejected', NOT_ON_SALE_CODE, 'closed'],
    ['the session is over', 'expired', 405, 'login'],
    ['not allowed', 'forbidden', 403, 'refused'],
    ['no user', 'rejected', 400, 'refused'],
  ] as const)('a refusal is an answer: %s', async (_clause, kind, code, step) => {
    const at = setUp(() => failure(kind, code));
    await at.flow.pay();
    expect(at.step()).toBe(step);
    expect(at).toMatchObject({ sent: { pay: 1, read: 0 }, bought: [] });
    expect(at.logIns).toEqual(step === 'login' ? ['asked'] : []);
    expect(at.refused).toEqual(step === 'refused' ? [code] : []);
    at.flow.reset();
    expect(at.step()).toBe('idle');
  });

  it.each([
    [{ price: 38, balance: 37 }, 'short', 0],
    [{ price: 38, balance: 38 }, 'bought', 1],
    [{ price: 38, balance: undefined }, 'bought', 1],
  ] as const)('coins that are known not to reach are not spent: %j', async (coins, step, sent) => {
    const at = setUp(() => order);
    await at.flow.pay(coins);
    expect(at.step()).toBe(step);
    expect(at.sent.pay).toBe(sent);
  });

  it('another price than was agreed: the offer is read before it can be tapped again, and the next tap agrees to it [buy.7]', async () => {
    let price = 38;
    const at = setUp(() => (price === 38 ? failure('rejected', OTHER_PRICE_CODE) : order));
    await at.flow.pay({ price, balance: 100 });
    expect(at.step()).toBe('newPrice');
    // While it was read nothing could be tapped.
    expect(at).toMatchObject({ sent: { pay: 1, read: 0, offer: 1 }, offers: ['paying'], bought: [], refused: [] });
    price = 58;
    await at.flow.pay({ price, balance: 100 });
    expect(at).toMatchObject({ agreed: [38, 58], bought: [7] });
  });

  it('is not reset while it is on its way', async () => {
    let answer: (value: unknown) => void = () => {};
    const at = setUp(() => new Promise((resolve) => (answer = resolve)));
    const paying = at.flow.pay();
    at.flow.reset();
    expect(at.step()).toBe('paying');
    answer(order);
    await paying;
    expect(at.bought).toEqual([7]);
  });

  it.each([
    ['its answer', () => order],
    ['a refusal', () => failure('forbidden', 403)],
    ['no answer', () => failure('timeout')],
  ])(
    'once another uses the app, %s changes nothing of theirs, and nothing is read with their token',
    async (_what, end) => {
      const at = setUp(() => {
        at.who.isTheirs = false;
        return end();
      });
      await at.flow.pay();
      await at.flow.pay();
      expect(at).toMatchObject({ sent: { pay: 1, read: 0 }, bought: [], refused: [] });
    },
  );

  it('an order that is found while another uses the app is not theirs', async () => {
    const at = setUp(
      () => failure('timeout'),
      () => {
        at.who.isTheirs = false;
        return tip(true);
      },
    );
    await at.flow.pay();
    expect(at.bought).toEqual([]);
  });
});
