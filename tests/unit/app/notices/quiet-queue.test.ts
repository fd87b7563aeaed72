import { createQuietQueue } from '../../../../src/app/notices/quiet-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const match = (id: string) => ({ kind: 'match', id }) as const;
const tip = { kind: 'tip', id: 't', result: 'win' } as const;

/** decisions.md, quiet words. */
test('one at a time, four seconds each, in the order in which they came', () => {
  const queue = createQuietQueue();
  const shown = () => queue.store.getState().current?.id;
  queue.say(match('a'));
  queue.say(match('b'));
  queue.say(match('b'));
  expect(shown()).toBe('a');
  jest.advanceTimersByTime(3999);
  expect(shown()).toBe('a');
  jest.advanceTimersByTime(1);
  expect(shown()).toBe('b');
  jest.advanceTimersByTime(4000);
  expect(shown()).toBeUndefined();
});

test('a bought tip is told of once', () => {
  const queue = createQuietQueue();
  queue.say(tip);
  queue.dismiss();
  queue.say(tip);
  expect(queue.store.getState().current).toBeUndefined();
});

test('what waited while the page was hidden is not said any more', () => {
  const queue = createQuietQueue();
  queue.say(match('a'));
  queue.say(match('b'));
  queue.drop();
  expect(queue.store.getState().current).toBeUndefined();
});
