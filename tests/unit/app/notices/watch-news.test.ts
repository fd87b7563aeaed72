import { createQuietQueue } from '../../../../src/app/notices/quiet-queue';
import { watchNews } from '../../../../src/app/notices/watch-news';
import { anchorStore, applyAnchors } from '../../../../src/domains/anchor/anchor-store';
import { subscriptionStore } from '../../../../src/domains/anchor/subscription-store';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { host, HELD_MATCH as MATCH, TIP, type Watch, watch } from '../../../support/unit/news-world';
import { rawTip } from '../../../support/unit/tips-world';

const MINUTE = 60_000;

let at: Watch;
beforeEach(async () => {
  at = await watch();
});
afterEach(() => at.stop());

describe('decisions.md, quiet words: an anchor followed goes on air', () => {
  test('an anchor followed goes on air: by a push, with what is on', async () => {
    at.world.hosts = [host('h', 1, [MATCH])];
    await at.pushAnchors(['h', 1]);
    expect(at.words).toEqual([
      {
        kind: 'anchor',
        id: 'h',
        name: 'Anchor h',
        portrait: undefined,
        versus: { home: 'Leeds', away: 'Derby' },
      },
    ]);
  });

  test('several at once: a word each, of one reading; the loop says nothing more of them', async () => {
    at.world.hosts = [host('k', 1), host('h', 1), host('stranger', 1)];
    const before = at.reads();
    await at.pushAnchors(['h', 1], ['k', 1], ['stranger', 1]);
    expect(at.said()).toEqual(['anchor k', 'anchor h']);
    expect(at.reads()).toBe(before + 1);
    await at.loop();
    await at.pushAnchors(['h', 1]);
    expect(at.said()).toHaveLength(2);
  });

  test('off and on again: a word again', async () => {
    at.world.hosts = [host('h', 1)];
    await at.pushAnchors(['h', 1]);
    await at.pushAnchors(['h', 0]);
    await at.pushAnchors(['h', 1]);
    expect(at.said()).toEqual(['anchor h', 'anchor h']);
  });

  test('without a push: two readings that differ', async () => {
    at.world.hosts = [host('h', 1)];
    await at.loop();
    expect(at.said()).toEqual(['anchor h']);
  });

  test.each<[string, (watched: Watch) => Promise<void>]>([
    ['whom the member may not see on air', (watched) => watched.pushAnchors(['h', 1])],
    [
      'who is not followed',
      async (watched) => {
        watched.world.hosts = [host('stranger', 1)];
        await watched.pushAnchors(['stranger', 1]);
      },
    ],
    [
      'of a kind that is off',
      async (watched) => {
        watched.turnOff('anchor');
        watched.world.hosts = [host('h', 1)];
        await watched.pushAnchors(['h', 1]);
      },
    ],
    [
      'who went on air while nobody looked, nor once somebody looks again',
      async (watched) => {
        await watched.turn(false);
        watched.world.hosts = [host('h', 1)];
        await watched.pushAnchors(['h', 1]);
        await watched.turn(true);
        await watched.pushAnchors(['h', 1]);
        await watched.loop();
      },
    ],
  ])('nothing is said of one %s', async (_name, happens) => {
    await happens(at);
    expect(at.said()).toEqual([]);
  });
});

test('who was on air before the app was opened is no news, though the channel tells how everybody stands', async () => {
  at.stop();
  const answers = {
    hostList: () => [host('h', 1)] as never,
    subscribeInfo: () => ({ subscribeHostId: 'h' }) as never,
  };
  const { services } = fakeServices(answers, true);
  await services.stores.get(subscriptionStore).getState().refresh();
  const queue = createQuietQueue();
  const stop = watchNews(services, queue);
  applyAnchors(services.stores.get(anchorStore), [{ hostId: 'h', serverNow: NOW, liveStatus: 1 }]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(queue.store.getState().current).toBeUndefined();
  stop();
});

describe('decisions.md, quiet words: a booked match begins', () => {
  test('with its push, naming the teams and who shows it', async () => {
    at.world.hosts = [host('k', 1, [MATCH])];
    await at.pushMatch(1);
    expect(at.said()).toEqual([]);
    await at.pushMatch(2);
    expect(at.words).toEqual([{ kind: 'match', id: 'm', versus: { home: 'Leeds', away: 'Derby' }, hostId: 'k' }]);
  });

  test('with a first push that does not say since when, at its kick-off', async () => {
    at.world.hosts = [host('k', 1, [MATCH])];
    at.world.now = NOW + MINUTE + 1000;
    await at.pushMatch(2);
    expect(at.said()).toEqual(['match m']);
  });

  test('without a push at its kick-off; nobody shows it, nobody is named', async () => {
    at.world.hosts = [host('h', 0, [MATCH])];
    at.world.now = NOW + 2 * MINUTE;
    await at.loop();
    expect(at.words).toEqual([{ kind: 'match', id: 'm', versus: { home: 'Leeds', away: 'Derby' }, hostId: undefined }]);
  });

  test.each<[string, (watched: Watch) => Promise<void>]>([
    [
      'of a kind that is off',
      async (watched) => {
        watched.turnOff('match');
        await watched.pushMatch(1);
        await watched.pushMatch(2);
      },
    ],
    [
      'that began while nobody looked',
      async (watched) => {
        await watched.pushMatch(1);
        await watched.turn(false);
        watched.world.now += MINUTE;
        await watched.turn(true);
        await watched.pushMatch(2, watched.world.now - 30_000);
        watched.world.hosts = [host('h', 0, [{ ...MATCH, startDate: NOW + 1 }])];
        await watched.loop();
      },
    ],
    [
      'long under way when it is first heard of',
      async (watched) => {
        watched.world.hosts = [host('k', 1, [MATCH])];
        watched.world.now = NOW + 10 * MINUTE;
        await watched.pushMatch(2);
      },
    ],
  ])('nothing is said of one %s', async (_name, happens) => {
    await happens(at);
    expect(at.said()).toEqual([]);
  });
});

describe('decisions.md, quiet words: a bought tip is settled', () => {
  const settled = {
    kind: 'tip',
    id: 't',
    result: 'win',
    expert: 'Steady',
    versus: { home: 'Leeds', away: 'Derby' },
  };

  test('by its push, naming its expert and its match', async () => {
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

  test('bought here and settled while the connection was down: the first reading after it', async () => {
    const late = await watch({ isRead: false });
    late.buy('late');
    late.world.orders = [rawTip('late', { ...TIP, isBuy: 1, result: 'lose' })];
    await late.loop();
    expect(late.said()).toEqual(['tip late']);
    late.stop();
  });

  test('bought here, and settled while nobody looked: nothing', async () => {
    const away = await watch({ isRead: false });
    away.buy('away');
    await away.turn(false);
    away.world.orders = [rawTip('away', { ...TIP, isBuy: 1, result: 'lose' })];
    await away.turn(true);
    await away.loop();
    expect(away.said()).toEqual([]);
    away.stop();
  });

  test('nothing of a kind that is off, nor of what was settled while nobody looked', async () => {
    await at.turn(false);
    at.world.orders = [rawTip('t', { ...TIP, isBuy: 1, result: 'win' })];
    await at.loop();
    await at.turn(true);
    await at.loop();
    expect(at.said()).toEqual([]);
    at.turnOff('tip');
    await at.pushOrder('win');
    expect(at.said()).toEqual([]);
  });
});
