import * as v from 'valibot';
import { list, words } from '../../../src/contract/wire';
import { createKeptReplies } from '../../../src/services/kept-replies';
import { createSafeStorage } from '../../../src/session/safe-storage';
import { memoryStorage } from '../../support/unit/memory-storage';

const DAY_MS = 24 * 60 * 60_000;
const SCHEMA = v.object({ names: list(words, 'names') });

function setUp(now = 100 * DAY_MS) {
  const raw = memoryStorage();
  const at = { now };
  const kept = createKeptReplies(
    createSafeStorage(() => raw),
    () => at.now,
  );
  return { raw, at, kept };
}

test('a reply comes back with its time, once it has been written', () => {
  const { kept, at } = setUp();
  kept.keep('home', () => ({ names: ['a'] }));
  expect(kept.recall('home', SCHEMA)).toBeUndefined();
  kept.stop();
  at.now += DAY_MS;
  expect(kept.recall('home', SCHEMA)).toEqual({ value: { names: ['a'] }, at: 100 * DAY_MS });
});

test('the last of several in a row is written', () => {
  const { kept } = setUp();
  kept.keep('home', () => ({ names: ['a'] }));
  kept.keep('home', () => ({ names: ['b'] }));
  kept.stop();
  expect(kept.recall('home', SCHEMA)?.value).toEqual({ names: ['b'] });
});

/** Stored values are decoded like replies: whatever stands there, nothing breaks. */
it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['no time', JSON.stringify({ value: { names: [] } })],
  ['another reply', JSON.stringify({ at: 100 * DAY_MS, value: { other: 1 } })],
  ['too old', JSON.stringify({ at: 92 * DAY_MS, value: { names: [] } })],
])('%s', (_name, stored) => {
  const { raw, kept } = setUp();
  if (stored !== undefined) raw.setItem('si:kept:home', stored);
  expect(kept.recall('home', SCHEMA)).toBeUndefined();
});

test('a reply that is too large is not kept', () => {
  const { kept, raw } = setUp();
  kept.keep('home', () => ({ names: ['x'.repeat(300_001)] }));
  kept.stop();
  expect(raw.length).toBe(0);
});
