import { createQuietQueue, type QuietWord } from '../../../../src/domains/notice/quiet-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const unknown = { versus: undefined, hostId: undefined, expert: undefined, portrait: undefined };
const match = (id: string): QuietWord => ({ kind: 'match', id, ...unknown });
const tip: QuietWord = { kind: 'tip', id: 't', result: 'win', ...unknown };
const anchor: QuietWord = { kind: 'anchor', id: 'h', name: 'Night Owl', ...unknown };

/** decisions.md, quiet words. */
test('one at a time, four seconds each, in the order in which they came [quiet words.2]', () => {
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

test.each([
  ['a bought tip is told of once', tip, false],
  ['a match begins once, by whatever it is heard', match('a'), false],
  ['an anchor may go on air again [quiet words.2]', anchor, true],
])('%s', (_name, word, isSaidAgain) => {
  const queue = createQuietQueue();
  queue.say(word);
  queue.dismiss();
  queue.say(word);
  expect(queue.store.getState().current !== undefined).toBe(isSaidAgain);
});

test('what is on screen or waits is not said twice, and an id of another kind is another word', () => {
  const queue = createQuietQueue();
  queue.say(anchor);
  queue.say(anchor);
  queue.say({ ...match('h') });
  queue.say({ ...match('h') });
  queue.dismiss();
  expect(queue.store.getState().current?.kind).toBe('match');
  queue.dismiss();
  expect(queue.store.getState().current).toBeUndefined();
});

test('of three hundred who go on air at once the newest are said; results of tips are said all [quiet words.2]', () => {
  const queue = createQuietQueue();
  const seen: string[] = [];
  queue.store.subscribe(({ current }) => current && seen.push(current.id));
  queue.say({ ...tip, id: 'first' });
  for (let n = 0; n < 300; n++) queue.say({ ...anchor, id: `h${n}` });
  for (let n = 0; n < 20; n++) queue.say({ ...tip, id: `t${n}` });
  jest.advanceTimersByTime(60 * 60_000);
  expect(seen.filter((id) => id.startsWith('h'))).toEqual(Array.from({ length: 7 }, (_, n) => `h${293 + n}`));
  expect(seen).toHaveLength(1 + 7 + 20);
});

test('what waited while the page was hidden is not said any more', () => {
  const queue = createQuietQueue();
  queue.say(match('a'));
  queue.say(match('b'));
  queue.drop();
  expect(queue.store.getState().current).toBeUndefined();
});

test('the result of a tip that waited is said when somebody looks again; what was on screen has been said [results between visits.4]', () => {
  const queue = createQuietQueue();
  const shown = () => queue.store.getState().current;
  queue.say({ ...tip, id: 'seen' });
  queue.say(anchor);
  queue.say(tip);
  queue.drop();
  expect(shown()).toBeUndefined();
  queue.resume();
  expect(shown()).toBe(tip);
  queue.resume();
  jest.advanceTimersByTime(4000);
  expect(shown()).toBeUndefined();
});

test('nothing is said after the end', () => {
  const queue = createQuietQueue();
  queue.say(anchor);
  queue.say(tip);
  queue.end();
  queue.resume();
  jest.advanceTimersByTime(4000);
  expect(queue.store.getState().current).toBeUndefined();
});
