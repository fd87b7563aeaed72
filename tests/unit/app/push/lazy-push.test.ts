import { createLazyPush } from '../../../../src/app/push/lazy-push';
import type { PushPart } from '../../../../src/app/push/push-part';

/** A push that only writes down what is asked of it. */
function fakePart() {
  const log: string[] = [];
  const part = {
    push: {
      socket: {
        want(channel: string) {
          log.push(`want ${channel}`);
          return () => log.push(`let go ${channel}`);
        },
      },
      start() {
        log.push('start');
        return () => log.push('stop');
      },
    },
  } as unknown as PushPart;
  return { log, part };
}

test('what was watched before the chunk came is wanted when it is there', async () => {
  const { log, part } = fakePart();
  const lazyPush = createLazyPush(() => undefined);
  const leave = lazyPush.watch('match:1');
  lazyPush.watch('match:2')();
  const stop = lazyPush.start(async () => part);
  await Promise.resolve();
  expect(log).toEqual(['want match:1', 'start']);
  lazyPush.watch('match:3')();
  leave();
  stop();
  expect(log.slice(2)).toEqual(['want match:3', 'let go match:3', 'let go match:1', 'stop']);
});

test('a mount that ended while the chunk was on its way never connects', async () => {
  const { log, part } = fakePart();
  const lazyPush = createLazyPush(() => undefined);
  lazyPush.start(async () => part)();
  await Promise.resolve();
  expect(log).toEqual([]);
  expect(lazyPush.part()).toBeUndefined();
});

test('started again, it takes over what is still watched', async () => {
  const { log, part } = fakePart();
  const lazyPush = createLazyPush(() => undefined);
  lazyPush.watch('anchors');
  for (let round = 0; round < 2; round += 1) {
    const stop = lazyPush.start(async () => part);
    await Promise.resolve();
    stop();
  }
  expect(log).toEqual(['want anchors', 'start', 'stop', 'want anchors', 'start', 'stop']);
});

test('a chunk that does not come is told once, and nothing breaks', async () => {
  const faults: unknown[] = [];
  const lazyPush = createLazyPush((error) => faults.push(error));
  lazyPush.start(() => Promise.reject(new Error('gone')));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(faults).toEqual([new Error('gone')]);
  expect(lazyPush.watch('anchors')).toBeInstanceOf(Function);
});
