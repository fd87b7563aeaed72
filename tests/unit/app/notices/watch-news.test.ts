import { createQuietQueue } from '../../../../src/app/notices/quiet-queue';
import { watchNews } from '../../../../src/app/notices/watch-news';
import { anchorStore, applyAnchors } from '../../../../src/domains/anchor/anchor-store';
import { subscriptionStore } from '../../../../src/domains/anchor/subscription-store';
import { applyMatches, matchStore } from '../../../../src/domains/match/match-store';
import { noticeStore } from '../../../../src/domains/notice/notice-store';
import { fakeServices, NOW } from '../../../support/unit/fake-services';

const ON_AIR = { id: 'h', nickName: 'Night Owl', liveStatus: 1, liveSchedule: [] };

async function watch(hosts: readonly unknown[] = [ON_AIR]) {
  const answers = {
    hostList: () => hosts as never,
    subscribeInfo: () => ({ subscribeHostId: 'h', subscribeMatchId: 'm' }) as never,
  };
  const fake = fakeServices(answers, true);
  const { stores } = fake.services;
  await stores.get(subscriptionStore).getState().refresh();
  const queue = createQuietQueue();
  const stop = watchNews(fake.services, queue);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { stores, stop, settle, said: () => queue.store.getState().current?.id };
}
const anchor = (liveStatus: number, serverNow = NOW) => ({ hostId: 'h', serverNow, liveStatus });

/** decisions.md, quiet words. */
test('an anchor followed goes on air', async () => {
  const { stores, stop, settle, said } = await watch();
  applyAnchors(stores.get(anchorStore), [anchor(1)]);
  await settle();
  expect(said()).toBe('h');
  stop();
});

test.each([
  ['one whom the member may not see on air', [{ ...ON_AIR, liveStatus: 0 }], 'h', false],
  ['one who is not followed', [ON_AIR], 'other', false],
  ['a kind that is off', [ON_AIR], 'h', true],
])('nothing is said of %s', async (_name, hosts, hostId, isOff) => {
  const { stores, stop, settle, said } = await watch(hosts);
  if (isOff) stores.get(noticeStore).getState().turn('anchor');
  applyAnchors(stores.get(anchorStore), [{ ...anchor(1), hostId }]);
  await settle();
  expect(said()).toBeUndefined();
  stop();
});

test('a booked match begins', async () => {
  const { stores, stop, said } = await watch();
  const push = (statusId: number) => ({ matchId: 'm', serverNow: NOW, statusId });
  applyMatches(stores.get(matchStore), [push(1)]);
  expect(said()).toBeUndefined();
  applyMatches(stores.get(matchStore), [push(2)]);
  expect(said()).toBe('m');
  stop();
});
