import * as v from 'valibot';
import { list, words } from '../../../src/contract/wire';
import { defineKept } from '../../../src/services/kept';
import { createOfflineCache, replyOf } from '../../../src/services/offline-cache';
import { createSafeStorage } from '../../../src/session/safe-storage';
import { memoryStorage } from '../../support/unit/memory-storage';

const DAY_MS = 24 * 60 * 60_000;
const REPLY = replyOf(v.object({ names: list(words, 'names') }));
const HOME = defineKept('home', REPLY, undefined, 'member');

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
  offlineCache.keep(HOME, () => ({ names: ['a'] }));
  expect(offlineCache.recall(HOME)).toBeUndefined();
  offlineCache.stop();
  at.now += DAY_MS;
  expect(offlineCache.recall(HOME)).toEqual({ value: { names: ['a'] }, at: 100 * DAY_MS, of: '' });
});

test('the last of several in a row is written', () => {
  const { offlineCache } = setUp();
  offlineCache.keep(HOME, () => ({ names: ['a'] }));
  offlineCache.keep(HOME, () => ({ names: ['b'] }));
  offlineCache.stop();
  expect(offlineCache.recall(HOME)?.value).toEqual({ names: ['b'] });
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
  if (stored !== undefined) raw.setItem(HOME.key, stored);
  expect(offlineCache.recall(HOME)).toBeUndefined();
});

test('a reply that is too large is not kept', () => {
  const { offlineCache, raw } = setUp();
  offlineCache.keep(HOME, () => ({ names: ['x'.repeat(300_001)] }));
  offlineCache.stop();
  expect(raw.length).toBe(0);
});
