import { tipStore } from '../../../../src/domains/tip/tip-store';
import { ownOf } from '../../../../src/services/own-map';
import { fakeServices } from '../../../support/unit/fake-services';

const PICKS = [{ matchId: 'm1', pickText: 'Chelsea +0.75' }];
const order = { sportsInfo: 'All of it', picks: PICKS, payGold: 30 };
const makeTips = () => {
  const { stores } = fakeServices({}).services;
  return { stores, tips: stores.get(tipStore) };
};

describe('the tip store is told of a purchase (section 4)', () => {
  it('notes when it was paid and what that opened, and nothing else of the answer', () => {
    const { tips } = makeTips();
    const answer = { ...order, sportsTitle: 'Not of the order' };
    tips.getState().bought('1', 't1', { payTime: 9, order: answer });
    expect(ownOf(tips.getState().orders, '1', 't1')).toEqual({ payTime: 9, unlocked: order });
  });

  it('keeps what pushes said of the order before the answer came', () => {
    const { tips } = makeTips();
    tips.setState({ orders: { member: '1', byId: new Map([['t1', { result: 'lose', refundStatus: 1 }]]) } });
    tips.getState().bought('1', 't1', { payTime: 9, order });
    expect(ownOf(tips.getState().orders, '1', 't1')).toMatchObject({ result: 'lose', refundStatus: 1, payTime: 9 });
  });

  it('keeps what was opened when the purchase is told once more without an answer', () => {
    const { tips } = makeTips();
    tips.getState().bought('1', 't1', { payTime: 9, order });
    tips.getState().bought('1', 't1', { payTime: 9, order: undefined });
    expect(ownOf(tips.getState().orders, '1', 't1')?.unlocked).toEqual(order);
  });

  it('is one member’s alone, and keeps that member’s others', () => {
    const { tips } = makeTips();
    tips.getState().bought('1', 't1', { payTime: 8, order });
    tips.getState().bought('1', 't2', { payTime: 9, order });
    expect([...tips.getState().orders.byId.keys()]).toEqual(['t1', 't2']);
    tips.getState().bought('2', 't3', { payTime: 9, order });
    expect(ownOf(tips.getState().orders, '1', 't1')).toBeUndefined();
    expect(ownOf(tips.getState().orders, '2', 't1')).toBeUndefined();
    expect(ownOf(tips.getState().orders, '2', 't3')?.payTime).toBe(9);
  });

  it('two mounts know nothing of each other’s purchases', () => {
    const [one, other] = [makeTips().tips, makeTips().tips];
    one.getState().bought('1', 't1', { payTime: 9, order });
    expect(other.getState().orders.byId.size).toBe(0);
    expect(other.getState().isRefreshForced).toBe(false);
  });
});

describe('the flag of a forced refresh (section 4: 50 ms)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['stands after the purchase', [0], 49, true],
    ['is gone after 50 ms [4.20, 9.24]', [0], 50, false],
    ['stands 50 ms after the last of two [4.20, 9.24]', [0, 30], 79, true],
    ['is gone 50 ms after the last of two', [0, 30], 80, false],
  ] as const)('%s', (_clause, purchases, at, isForced) => {
    const { tips } = makeTips();
    let now = 0;
    const until = (time: number) => {
      jest.advanceTimersByTime(time - now);
      now = time;
    };
    for (const time of purchases) {
      until(time);
      tips.getState().bought('1', `t${time}`, { payTime: 9, order });
    }
    until(at);
    expect(tips.getState().isRefreshForced).toBe(isForced);
  });

  it('runs no longer than its mount, after which nothing changes', () => {
    const { stores, tips } = makeTips();
    tips.getState().bought('1', 't1', { payTime: 9, order });
    stores.end();
    const ended = tips.getState();
    ended.bought('1', 't2', { payTime: 9, order });
    expect(jest.getTimerCount()).toBe(0);
    expect(tips.getState()).toBe(ended);
  });
});
