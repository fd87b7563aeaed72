import * as v from 'valibot';
import { list, words } from '../../../src/contract/wire';
import { createOfflineCache } from '../../../src/services/offline-cache';
import { createSafeStorage } from '../../../src/session/safe-storage';
import { memoryStorage } from '../../support/unit/memory-storage';

const DAY_MS = 24 * 60 * 60_000;
const SCHEMA = v.object({ names: list(words, 'names') });

function setUp(now = 100 * DAY_MS) {
  const raw = memoryStorage();
  const at = { now };
  const offlineCache = createOfflineCache(
    createSafeStorage(() => raw),
    () => at.now,
  );
  return { raw, at, offlineCache };
}

test('a reply comes back with its time, once it has been written', () => {
  const { offlineCache, at } = setUp();
  offlineCache.keep('home', () => ({ names: ['a'] }));
  expect(offlineCache.recall('home', SCHEMA)).toBeUndefined();
  offlineCache.stop();
  at.now += DAY_MS;
  expect(offlineCache.recall('home', SCHEMA)).toEqual({ value: { names: ['a'] }, at: 100 * DAY_MS });
});

test('the last of several in a row is written', () => {
  const { offlineCache } = setUp();
  offlineCache.keep('home', () => ({ names: ['a'] }));
  offlineCache.keep('home', () => ({ names: ['b'] }));
  offlineCache.stop();
  expect(offlineCache.recall('home', SCHEMA)?.value).toEqual({ names: ['b'] });
});

/** Stored values are decoded like replies: whatever stands there, nothing breaks. */
it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another shape [the edge.1]', '[]'],
  ['no time', JSON.stringify({ value: { names: [] } })],
  ['another reply', JSON.stringify({ at: 100 * DAY_MS, value: { other: 1 } })],
  ['too old [cold start.2]', JSON.stringify({ at: 92 * DAY_MS, value: { names: [] } })],
])('%s', (_name, stored) => {
  const { raw, offlineCache } = setUp();
  if (stored !== undefined) raw.setItem('si:kept:home', stored);
  expect(offlineCache.recall('home', SCHEMA)).toBeUndefined();
});

test('a reply that is too large is not kept', () => {
  const { offlineCache, raw } = setUp();
  offlineCache.keep('home', () => ({ names: ['x'.repeat(300_001)] }));
  offlineCache.stop();
  expect(raw.length).toBe(0);
});
