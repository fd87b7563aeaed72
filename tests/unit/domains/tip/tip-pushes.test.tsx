import { tipPushes } from '../../../../src/domains/tip/tip-pushes';
import { tipStore } from '../../../../src/domains/tip/tip-store';
import { ownOf } from '../../../../src/services/own-map';
import { createSessionStore, VISITOR } from '../../../../src/session/session-state';
import { fakeServices } from '../../../support/unit/fake-services';

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

function setUp(uid = 'u1') {
  const tips = fakeServices({}).services.stores.get(tipStore);
  const session = createSessionStore(uid === '' ? VISITOR : { ...VISITOR, token: 't', uid });
  const pushes = tipPushes(tips, session);
  return { session, tips, table: pushes.table };
}

describe('what pushes say of tips', () => {
  it('a result is for everybody, the newest of a tip counts', async () => {
    const { tips, table } = setUp('');
    table['news/tip']?.({ id: '1', serverNow: 2, result: 'lose' });
    table['news/tip']?.({ id: '1', serverNow: 1, result: 'win' });
    table['news/tip']?.({ id: '2', serverNow: 1, result: undefined });
    await frame();
    expect([...tips.getState().results]).toEqual([['1', 'lose']]);
  });

  it('an order is its member’s alone, and keeps when it was paid', async () => {
    const { tips, table } = setUp();
    const order = { messageId: '1', serverNow: 1, result: 'lose' as const, refundGold: 38, refundTime: 5 };
    table['news/order']?.({ ...order, refundStatus: 2, balance: 100 });
    await frame();
    expect(ownOf(tips.getState().orders, '1', '1')).toMatchObject({ result: 'lose', refundGold: 38 });
    expect(ownOf(tips.getState().orders, '2', '1')).toBeUndefined();
  });

  it('a visitor has no orders', async () => {
    const { tips, table } = setUp('');
    table['news/order']?.({ messageId: '1', serverNow: 1, refundStatus: 2, refundGold: 38 } as never);
    await frame();
    expect(tips.getState().orders.byId.size).toBe(0);
  });

  it('an order that comes back further later counts; what is older does not, nor is it lost what was bought', async () => {
    const { tips, table } = setUp();
    tips.getState().bought('1', '1', { payTime: 5, order: { payGold: 38 } });
    const told = (serverNow: number, refundStatus: number) =>
      table['news/order']?.({ messageId: '1', serverNow, result: 'lose', refundStatus, refundGold: 38 } as never);
    told(2, 1);
    told(1, 0);
    await frame();
    expect(ownOf(tips.getState().orders, '1', '1')).toMatchObject({
      refundStatus: 1,
      payTime: 5,
      unlocked: { payGold: 38 },
    });
    told(3, 2);
    await frame();
    expect(ownOf(tips.getState().orders, '1', '1')?.refundStatus).toBe(2);
  });

  it('after a change of member a push is the new one’s', async () => {
    const { session, tips, table } = setUp();
    table['news/order']?.({ messageId: '1', serverNow: 1, result: 'win', refundStatus: 0, refundGold: 0 } as never);
    await frame();
    session.setState({ token: 'other', uid: 'u2' });
    table['news/order']?.({ messageId: '2', serverNow: 1, result: 'lose', refundStatus: 0, refundGold: 0 } as never);
    await frame();
    expect(ownOf(tips.getState().orders, '1', '1')).toBeUndefined();
    expect(ownOf(tips.getState().orders, '2', '2')).toMatchObject({ result: 'lose' });
  });
});
