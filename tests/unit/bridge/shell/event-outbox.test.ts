import EventEmitter from 'eventemitter3';
import { createEventOutbox } from '../../../../src/bridge/shell/event-outbox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('what a host’s listener brings about while it is told comes after what waits already', () => {
  const emitter = new EventEmitter();
  const outbox = createEventOutbox(emitter, () => {});
  const heard: unknown[] = [];
  for (const n of [1, 2, 3]) outbox.send('route:change', n);
  emitter.on('route:change', (n: unknown) => {
    heard.push(n);
    if (n === 1) outbox.send('route:change', 4);
  });
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual([1, 2, 3, 4]);
  expect(jest.getTimerCount()).toBe(0);
});
