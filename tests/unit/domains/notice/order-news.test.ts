import type { BetResult } from '../../../../src/contract/ranking/bet';
import {
  NOTHING_KNOWN,
  type OrderNews,
  settledSince,
  withOpen,
  withTold,
} from '../../../../src/domains/notice/order-news';

const order = (id: string, result: BetResult) => ({ id, result });
const knows = (open: readonly string[], told: readonly string[] = []): OrderNews => ({ open, told });

/** decisions.md, quiet words. */
test.each<[string, OrderNews, ReturnType<typeof order>[], readonly string[]]>([
  [
    'it waited, in whichever visit, and has a result [results between visits.1]',
    knows(['a']),
    [order('a', 'win')],
    ['a'],
  ],
  ['several at once', knows(['a', 'b']), [order('a', 'win'), order('b', 'cancel')], ['a', 'b']],
  ['it waits still', knows(['a']), [order('a', 'waiting')], []],
  ['confirmed is no result', knows(['a']), [order('a', 'confirm')], []],
  ['it was never known to wait', knows(['b']), [order('a', 'win')], []],
  ['nothing was read before', NOTHING_KNOWN, [order('a', 'win')], []],
  ['another tab has told it', knows(['a'], ['a']), [order('a', 'win')], []],
])('a bought tip is settled: %s', (_name, known, orders, settled) => {
  expect(settledSince(known, orders).map(({ id }) => id)).toEqual(settled);
});

test.each<[string, OrderNews, ReturnType<typeof order>[], readonly string[]]>([
  ['the first reading: what waits', NOTHING_KNOWN, [order('a', 'waiting'), order('b', 'win')], ['a']],
  ['confirmed waits too', NOTHING_KNOWN, [order('a', 'confirm')], ['a']],
  ['the newest comes first', knows(['a']), [order('b', 'waiting'), order('a', 'waiting')], ['b', 'a']],
  ['what is no longer among the newest stays open', knows(['old']), [order('a', 'waiting')], ['a', 'old']],
  ['what is settled and untold stays open until it is told', knows(['a']), [order('a', 'win')], ['a']],
  ['what was told does not open again', knows([], ['a']), [order('a', 'waiting')], []],
])('open orders after a reading: %s', (_name, known, orders, open) => {
  expect(withOpen(known, orders).open).toEqual(open);
});

test('of open orders the newest fifty are kept', () => {
  const ids = Array.from({ length: 50 }, (_, n) => String(n));
  const { open } = withOpen(knows(ids), [order('new', 'waiting')]);
  expect([open.length, open[0], open.includes('49')]).toEqual([50, 'new', false]);
});

test.each<[string, OrderNews, OrderNews | undefined]>([
  ['it is open no more', knows(['a', 'b']), knows(['b'], ['a'])],
  ['though it was not known to be open', knows([]), knows([], ['a'])],
  ['once', knows(['b'], ['a']), undefined],
])('a result is told: %s', (_name, known, after) => {
  expect(withTold(known, 'a')).toEqual(after);
});

test('of what was told the last fifty are kept', () => {
  const told = Array.from({ length: 50 }, (_, n) => String(n));
  const after = withTold(knows([], told), 'a')?.told;
  expect([after?.length, after?.[0], after?.includes('49')]).toEqual([50, 'a', false]);
});
