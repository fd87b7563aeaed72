import type { Push } from '../../../../src/app/push/create-push';
import { createLazyPush, type LazyPush } from '../../../../src/app/push/lazy-push';
import { createLoops } from '../../../../src/app/push/loops';
import { createRefetch } from '../../../../src/services/refetch';
import { fakePushTime } from './push-mount';

/** A push that only writes down what is asked of it. */
function fakePush() {
  const log: string[] = [];
  const push = {
    socket: {
      want(channel: string) {
        log.push(`want ${channel}`);
        return () => log.push(`let go ${channel}`);
      },
    },
    start({ isLate }: { isLate: boolean }) {
      log.push(isLate ? 'start late' : 'start');
      return () => log.push('stop');
    },
    resume: () => log.push('resume'),
  } as unknown as Push;
  return { log, push };
}

/** A mount around a push whose chunk comes as `load` says. */
function setUp(load: () => Promise<Push>) {
  const faults: unknown[] = [];
  const reads: string[] = [];
  const page = { isVisible: true, tell: () => {} };
  const refetch = createRefetch();
  for (const kind of ['room', 'screen', 'badge', 'subscriptions'] as const) refetch.add(kind, () => reads.push(kind));
  const lazyPush: LazyPush = createLazyPush((error) => faults.push(error));
  const isVisible = () => page.isVisible;
  const onVisibility = (listener: () => void) => {
    page.tell = listener;
    return () => {
      page.tell = () => {};
    };
  };
  const loops = createLoops(refetch, isVisible);
  const start = () => lazyPush.start({ load, loops, visibility: { onVisibility } });
  const outage = () => lazyPush.outage.getState().current.kind;
  return { lazyPush, start, faults, reads, page, outage };
}

fakePushTime();

test('what was watched before the chunk came is wanted when it is there [push.1]', async () => {
  const { log, push } = fakePush();
  const { lazyPush, start } = setUp(async () => push);
  const leave = lazyPush.watch('match:1');
  lazyPush.watch('match:2')();
  const stop = start();
  await jest.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['want match:1', 'start']);
  lazyPush.watch('match:3')();
  leave();
  stop();
  expect(log.slice(2)).toEqual(['want match:3', 'let go match:3', 'let go match:1', 'stop']);
});

test('a mount that ended while the chunk was on its way never connects', async () => {
  const { log, push } = fakePush();
  setUp(async () => push).start()();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(log).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test('started again, it takes over what is still watched', async () => {
  const { log, push } = fakePush();
  const { lazyPush, start } = setUp(async () => push);
  lazyPush.watch('anchors');
  for (let round = 0; round < 2; round += 1) {
    const stop = start();
    await jest.advanceTimersByTimeAsync(0);
    stop();
  }
  expect(log).toEqual(['want anchors', 'start', 'stop', 'want anchors', 'start', 'stop']);
});

test('a chunk that does not come is told once; the bar says so, and the loops read meanwhile', async () => {
  const { lazyPush, start, faults, reads, outage } = setUp(() => Promise.reject(new Error('gone')));
  const stop = start();
  await jest.advanceTimersByTimeAsync(61_000);
  expect(faults).toEqual([new Error('gone')]);
  expect(outage()).toBe('failed');
  expect(reads.filter((kind) => kind === 'room')).toHaveLength(12);
  expect(reads.filter((kind) => kind === 'screen')).toHaveLength(6);
  expect(lazyPush.watch('anchors')).toBeInstanceOf(Function);
  stop();
  expect([outage(), jest.getTimerCount()]).toEqual(['none', 0]);
});

test('a chunk that hangs does not stop the loops either; nobody looks, nothing is read', async () => {
  const { start, reads, page } = setUp(() => new Promise(() => {}));
  start();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(reads).toEqual(['room']);
  page.isVisible = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reads).toEqual(['room']);
});

/** decisions.md, reconnecting: what could not be fetched is fetched again. */
test.each<[string, (mount: ReturnType<typeof setUp>) => unknown]>([
  ['after 30 s', () => jest.advanceTimersByTimeAsync(30_000)],
  ['when the page is seen again', ({ page }) => page.tell()],
  ['when the network is back, or by the button', ({ lazyPush }) => lazyPush.resume()],
])('%s the chunk is asked for again, and takes over', async (_name, act) => {
  const { log, push } = fakePush();
  let left = 1;
  const mount = setUp(() => (left-- > 0 ? Promise.reject(new Error('gap')) : Promise.resolve(push)));
  mount.lazyPush.watch('anchors');
  mount.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(log).toEqual([]);
  await act(mount);
  await jest.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['want anchors', 'start late']);
  expect(mount.outage()).toBe('none');
  mount.reads.length = 0;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(mount.reads).toEqual([]);
  mount.lazyPush.resume();
  expect(log.at(-1)).toBe('resume');
});
