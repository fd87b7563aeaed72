import { rawTip } from '../../../support/unit/tips-world';
import { TIP, type Watch, watch, watchEach } from './news-world';

let at: Watch;
watchEach((one) => {
  at = one;
});

describe('decisions.md, quiet words: a bought tip is settled', () => {
  const settled = {
    kind: 'tip',
    id: 't',
    result: 'win',
    expert: 'Steady',
    versus: { home: 'Leeds', away: 'Derby' },
  };

  test('by its push, naming its expert and its match [quiet words.7]', async () => {
    await at.pushOrder('waiting');
    expect(at.said()).toEqual([]);
    await at.pushOrder('win');
    expect(at.words).toEqual([settled]);
  });

  test('by its push, though the tip itself cannot be read', async () => {
    at.world.tip = () => new Error('no network');
    await at.pushOrder('win');
    expect(at.words).toEqual([{ ...settled, expert: undefined, versus: undefined }]);
  });

  test('without a push: two readings that differ', async () => {
    at.world.orders = [rawTip('t', { ...TIP, isBuy: 1, result: 'win' })];
    await at.loop();
    expect(at.words).toEqual([settled]);
  });

  const settledNow = (id: string) => [rawTip(id, { ...TIP, isBuy: 1, result: 'lose' })];

  test('bought here and settled while the connection was down: the first reading after it', async () => {
    const late = await watch({ isRead: false });
    late.buy('late');
    late.world.orders = settledNow('late');
    await late.loop();
    expect(late.said()).toEqual(['tip late']);
    late.stop();
  });

  test('between two visits: the first reading of the next one, once', async () => {
    at.stop();
    at.world.orders = settledNow('t');
    const next = await watch({ storage: at.storage, isRead: false });
    next.world.orders = settledNow('t');
    await next.loop();
    await next.loop();
    await next.pushOrder('win');
    expect(next.said()).toEqual(['tip t']);
    next.stop();
    const third = await watch({ storage: at.storage, isRead: false });
    third.world.orders = settledNow('t');
    await third.loop();
    await third.pushOrder('win');
    expect(third.said()).toEqual([]);
    third.stop();
  });

  test('the device’s first reading of an account: what was settled before it is no news', async () => {
    const first = await watch({ isRead: false });
    first.world.orders = settledNow('t');
    await first.loop();
    expect(first.said()).toEqual([]);
    first.stop();
  });

  test('another account on the same device knows of no order [results between visits.1]', async () => {
    const other = await watch({ storage: at.storage, isRead: false, uid: 'u2' });
    other.world.orders = settledNow('t');
    await other.loop();
    expect(other.said()).toEqual([]);
    other.stop();
  });

  test('a reading comes by itself, once, when the first screen has long been there [results between visits.2]', async () => {
    jest.useFakeTimers();
    const own = await watch({ storage: at.storage, isRead: false });
    own.world.orders = settledNow('t');
    expect(own.orderReads()).toBe(0);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(own.orderReads()).toBe(1);
    expect(own.said()).toEqual(['tip t']);
    own.stop();
  });

  test.each<[string, (watched: Watch) => Promise<void>]>([
    ['by its push', (watched) => watched.pushOrder('win')],
    [
      'as a reading would have told [results between visits.4]',
      async (watched) => {
        watched.world.orders = [rawTip('t', { ...TIP, isBuy: 1, result: 'win' })];
        await watched.loop();
      },
    ],
    [
      'by its push and a reading',
      async (watched) => {
        watched.world.orders = [rawTip('t', { ...TIP, isBuy: 1, result: 'win' })];
        await watched.pushOrder('win');
        await watched.loop();
      },
    ],
  ])('while nobody looked: told once, when somebody looks again, %s', async (_name, happens) => {
    await at.turn(false);
    await happens(at);
    expect(at.said()).toEqual([]);
    await at.turn(true);
    expect(at.words).toEqual([settled]);
    await at.turn(false);
    await at.turn(true);
    await at.loop();
    expect(at.said()).toEqual(['tip t']);
  });

  test('in two tabs: in one of them [results between visits.3]', async () => {
    const other = await watch({ storage: at.storage });
    await Promise.all([at.pushOrder('win'), other.pushOrder('win')]);
    for (const tab of [at, other]) tab.world.orders = [rawTip('t', { ...TIP, isBuy: 1, result: 'win' })];
    await at.loop();
    await other.loop();
    expect([...at.said(), ...other.said()]).toEqual(['tip t']);
    other.stop();
  });

  test('of a kind that is off: nothing, nor once it is on again [results between visits.3]', async () => {
    at.turnOff('tip');
    await at.pushOrder('win');
    at.turnOff('tip');
    at.world.orders = [rawTip('t', { ...TIP, isBuy: 1, result: 'win' })];
    await at.loop();
    expect(at.said()).toEqual([]);
  });
});
