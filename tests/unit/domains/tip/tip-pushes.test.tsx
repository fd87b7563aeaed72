import { tipPushes } from '../../../../src/domains/tip/tip-pushes';
import { tipStore } from '../../../../src/domains/tip/tip-store';
import { ownOf } from '../../../../src/services/own-map';
import { createSessionStore, VISITOR } from '../../../../src/session/session-store';
import { fakeServices } from '../../../support/unit/fake-services';

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

function setUp(uid = 'u1') {
  const tips = fakeServices({}).services.stores.get(tipStore);
  const session = createSessionStore(uid === '' ? VISITOR : { ...VISITOR, token: 't', uid });
  const pushes = tipPushes(tips, session);
  return { tips, table: pushes.table };
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
});
