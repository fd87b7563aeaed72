import { newQueryClient } from '../../../../src/app/mount/query-client';
import { anchorStore } from '../../../../src/domains/anchor/anchor-store';
import { subscriptionStore } from '../../../../src/domains/anchor/subscription-store';
import { createQuietQueue } from '../../../../src/domains/notice/quiet-queue';
import { watchNews } from '../../../../src/domains/notice/quiet-words';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { applyAnchors } from '../apply-pushes';
import { homeMatch, host, HELD_MATCH as MATCH, type Watch, watchEach } from './news-world';

const MINUTE = 60_000;

let at: Watch;
watchEach((one) => {
  at = one;
});

describe('decisions.md, quiet words: an anchor followed goes on air', () => {
  test('an anchor followed goes on air: by a push, with what is on [quiet words.1]', async () => {
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

  test('one whose name the server does not tell is said, too [additions.1]', async () => {
    const { nickName: _untold, ...unnamed } = host('h', 1);
    at.world.hosts = [unnamed];
    await at.pushAnchors(['h', 1]);
    expect(at.words).toMatchObject([{ kind: 'anchor', id: 'h' }]);
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

test('who was on air before the app was opened is no news, though the channel tells how everybody stands [quiet words.5]', async () => {
  at.stop();
  const answers = {
    hostList: () => [host('h', 1)] as never,
    subscribeInfo: () => ({ subscribeHostId: 'h' }) as never,
  };
  const { services } = fakeServices(answers, true);
  await services.stores.get(subscriptionStore).getState().refresh();
  const queue = createQuietQueue();
  const stop = watchNews(services, newQueryClient(), queue);
  applyAnchors(services.stores.get(anchorStore), [{ hostId: 'h', serverNow: NOW, liveStatus: 1 }]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(queue.store.getState().current).toBeUndefined();
  stop();
});

describe('decisions.md, quiet words: a booked match begins', () => {
  const ON_AIR = host('k', 1, [MATCH]);
  const word = { kind: 'match', id: 'm', versus: { home: 'Leeds', away: 'Derby' } };

  test('with its push, naming the teams and who shows it', async () => {
    at.world.matches = [homeMatch(ON_AIR)];
    await at.pushMatch(1);
    expect(at.said()).toEqual([]);
    await at.pushMatch(2);
    expect(at.words).toEqual([{ ...word, hostId: 'k' }]);
  });

  test('with its push, as a show names the teams where anchor home has no such match', async () => {
    at.world.hosts = [ON_AIR];
    await at.pushMatch(1);
    await at.pushMatch(2);
    expect(at.words).toEqual([{ ...word, hostId: 'k' }]);
  });

  test('with a first push that does not say since when, at its kick-off', async () => {
    at.world.matches = [homeMatch(ON_AIR)];
    at.world.now = NOW + MINUTE + 1000;
    await at.pushMatch(2);
    expect(at.said()).toEqual(['match m']);
  });

  test('without a push at its kick-off; nobody is on air with it, nobody is named', async () => {
    at.world.matches = [homeMatch(host('h', 0, [MATCH]))];
    at.world.now = NOW + 2 * MINUTE;
    await at.loop();
    expect(at.words).toEqual([{ ...word, hostId: undefined }]);
  });

  test('its show begins before it: nothing is said till its kick-off [quiet words.8]', async () => {
    at.world.hosts = [ON_AIR];
    at.world.matches = [homeMatch(ON_AIR)];
    at.world.now = NOW + 30_000;
    await at.loop();
    expect(at.said()).toEqual(['anchor k']);
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
      'that began while nobody looked [quiet words.6]',
      async (watched) => {
        await watched.pushMatch(1);
        await watched.turn(false);
        watched.world.now += MINUTE;
        await watched.turn(true);
        await watched.pushMatch(2, watched.world.now - 30_000);
        watched.world.matches = [homeMatch(ON_AIR, { startDate: NOW + 1 })];
        await watched.loop();
      },
    ],
    [
      'long under way when it is first heard of',
      async (watched) => {
        watched.world.matches = [homeMatch(ON_AIR)];
        watched.world.now = NOW + 10 * MINUTE;
        await watched.pushMatch(2);
      },
    ],
  ])('nothing is said of one %s', async (_name, happens) => {
    await happens(at);
    expect(at.said()).toEqual([]);
  });
});
