import * as v from 'valibot';
import {
  DAILY_LIMIT_CODE,
  NOT_ON_SALE_CODE,
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
  const sent = { pay: 0, read: 0 };
  const bought: (number | undefined)[] = [];
  const logIns: string[] = [];
  const answer = async (make: () => unknown) => {
    const made = await make();
    if (made instanceof Error) throw made;
    return made;
  };
  const flow = createPurchase({
    pay: () => {
      sent.pay += 1;
      return answer(pay) as Promise<typeof order>;
    },
    read: () => {
      sent.read += 1;
      return answer(read) as Promise<ReturnType<typeof tip>>;
    },
    onBought: (payTime) => bought.push(payTime),
    onLogin: () => logIns.push('asked'),
  });
  return { flow, sent, bought, logIns, step: () => flow.store.getState() };
}

describe('one intent is one order (decisions.md, buy)', () => {
  it('sends one request, however often it is tapped', async () => {
    const at = setUp(() => order);
    await Promise.all([at.flow.pay(), at.flow.pay(), at.flow.pay()]);
    await at.flow.pay();
    expect(at).toMatchObject({ sent: { pay: 1, read: 0 }, bought: [7] });
    expect(at.step()).toBe('bought');
  });

  it.each([
    ['timeout', undefined],
    ['network', undefined],
    ['malformed', undefined],
    ['cancelled', undefined],
  ] as const)('after %s the tip is read again before anything is offered', async (kind, code) => {
    const paid = setUp(
      () => failure(kind, code),
      () => tip(true),
    );
    await paid.flow.pay();
    expect(paid).toMatchObject({ sent: { pay: 1, read: 1 }, bought: [7] });
    expect(paid.step()).toBe('bought');

    const unpaid = setUp(() => failure(kind, code));
    await unpaid.flow.pay();
    expect(unpaid.step()).toBe('notTaken');
    expect(unpaid.sent).toEqual({ pay: 1, read: 1 });
    await unpaid.flow.pay();
    expect(unpaid.sent.pay).toBe(2);
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
    ['the daily limit', 'rejected', DAILY_LIMIT_CODE, 'limit'],
    ['no longer on sale', 'rejected', NOT_ON_SALE_CODE, 'closed'],
    ['the session is over', 'expired', 405, 'login'],
    ['any other refusal took nothing', 'rejected', 12345, 'idle'],
    ['not allowed', 'forbidden', 403, 'idle'],
  ] as const)('a refusal is an answer: %s', async (_clause, kind, code, step) => {
    const at = setUp(() => failure(kind, code));
    await at.flow.pay();
    expect(at.step()).toBe(step);
    expect(at).toMatchObject({ sent: { pay: 1, read: 0 }, bought: [] });
    expect(at.logIns).toEqual(step === 'login' ? ['asked'] : []);
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
});
