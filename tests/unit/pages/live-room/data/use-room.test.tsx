import { act } from '@testing-library/react';
import { anchorStore } from '../../../../../src/domains/anchor/anchor-store';
import { useLiveHosts } from '../../../../../src/domains/anchor/use-live-hosts';
import { useRoom } from '../../../../../src/pages/live-room/data/use-room';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';
import { applyAnchors } from '../../../domains/apply-pushes';

const READING_MS = 4_000;
const HOST = { id: '7', liveStatus: 1, liveSchedule: [{ matchId: 'm1', liveStatus: 1, matchSource: '164' }] };
const SHOW = { matchId: 'm1', liveRoomId: 'r1', liveStatus: 1, matchSource: '164', startDate: NOW };

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const late =
  <Reply,>(reply: Reply) =>
  () =>
    new Promise<Reply>((done) => setTimeout(done, READING_MS, reply));

/** A room that takes its time to be read, and a push that is sent `afterMs` after it was asked for. */
async function enter(afterMs: number, push: object, show: object = SHOW) {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const fake = fakeServices({ hostMatchInfo: late(show), hostList: late([HOST]) });
  Object.assign(fake.services, { now: Date.now });
  const room = runHook(fake, () => {
    const { data } = useRoom('7');
    return { data, hosts: useLiveHosts(data?.host && { hosts: [data.host], askedAt: data.askedAt }) };
  });
  const anchors = fake.services.stores.get(anchorStore);
  act(() => applyAnchors(anchors, [{ hostId: '7', liveStatus: 1, serverNow: NOW + afterMs, ...push }]));
  await act(() => jest.advanceTimersByTimeAsync(READING_MS + 100));
  return { ...fake, room };
}

test.each([
  ['goes off air while the room is read: it is read again [server time.3]', 2_000, { liveStatus: 0 }, 2],
  ['goes on to another match meanwhile: so it is', 2_000, { matchId: 'm2' }, 2],
  ['says nothing else than the reading', 2_000, { matchId: 'm1' }, 1],
  ['went off air before it was asked for: the reading knows better', -5_000, { liveStatus: 0 }, 1],
])('a host who %s', async (_clause, afterMs, push, readings) => {
  const { calls } = await enter(afterMs, push);
  expect(calls('hostMatchInfo')).toHaveLength(readings);
});

test('a host who goes off air while the list is read is not shown on air', async () => {
  const { room } = await enter(2_000, { liveStatus: 0 });
  expect(room.current.hosts.map(({ liveStatus }) => liveStatus)).toEqual([0]);
});

test('a host who withdraws while off air: their room is read again, and closes [hosts and pushes.5]', async () => {
  const { calls } = await enter(2_000, { liveStatus: 3 }, { ...SHOW, liveStatus: 0 });
  expect(calls('hostMatchInfo')).toHaveLength(2);
});
