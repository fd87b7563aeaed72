import {
  begunBetween,
  type Known,
  mayGoOnAir,
  settledSince,
  wentOnAir,
  withoutOff,
} from '../../../../src/rules/notice/news';

const NOW = 1_742_047_200_000;
const MINUTE = 60_000;
const of = (...ids: readonly string[]): Known => new Set(ids);
const push = (hostId: string, liveStatus: number) => ({ hostId, liveStatus });

/** decisions.md, quiet words. */
test.each<[string, Known, readonly string[], readonly string[]]>([
  ['the first reading: whoever is on air was so before', undefined, ['a', 'b'], []],
  ['one more than before', of('a'), ['a', 'b'], ['b']],
  ['several at once, in the order of the list', of(), ['b', 'a'], ['b', 'a']],
  ['the same as before', of('a'), ['a'], []],
  ['one less', of('a', 'b'), ['a'], []],
  ['off and on again between two readings that both have them', of('a'), ['a'], []],
])('who went on air: %s', (_name, known, onAir, fresh) => {
  expect(wentOnAir(known, onAir)).toEqual(fresh);
});

test.each<[string, Known, ReturnType<typeof push>, boolean]>([
  ['on air, and was not', of(), push('a', 1), true],
  ['on air, and nobody knows since when', undefined, push('a', 1), true],
  ['on air as before: how it stands is told to whoever comes', of('a'), push('a', 1), false],
  ['off air', of(), push('a', 0), false],
  ['over', of('a'), push('a', 2), false],
])('a push that asks for a reading: %s', (_name, known, told, may) => {
  expect(mayGoOnAir(known, told)).toBe(may);
});

test.each<[string, Known, ReturnType<typeof push>[], Known]>([
  ['who went off may go on again', of('a', 'b'), [push('a', 0)], of('b')],
  ['who is still on air stays known', of('a'), [push('a', 1)], of('a')],
  ['nothing was read yet', undefined, [push('a', 0)], undefined],
])('off air: %s', (_name, known, pushes, after) => {
  expect(withoutOff(known, pushes)).toEqual(after);
});

const show = (matchId: string, startDate?: number) => ({ matchId, startDate });
test.each<[string, number | undefined, number | undefined, readonly string[]]>([
  ['its kick-off lies between two readings', NOW - MINUTE, NOW - 1, ['m']],
  ['it kicks off this very moment', NOW - MINUTE, NOW, ['m']],
  ['it had begun at the reading before', NOW - MINUTE, NOW - MINUTE, []],
  ['it is to come', NOW - MINUTE, NOW + 1, []],
  ['nothing was read before', undefined, NOW - 1, []],
  ['nobody says when it begins', NOW - MINUTE, undefined, []],
])('without a push a match begins at its kick-off: %s', (_name, since, startDate, begun) => {
  expect(begunBetween([show('m', startDate), show('m', startDate)], since, NOW)).toEqual(begun);
});

const order = (id: string, result: 'win' | 'waiting' | 'confirm' | 'cancel') => ({ id, result });
test.each<[string, Known, ReturnType<typeof order>[], readonly string[]]>([
  ['it waited and has a result', of('a'), [order('a', 'win')], ['a']],
  ['several at once', of('a', 'b'), [order('a', 'win'), order('b', 'cancel')], ['a', 'b']],
  ['it waits still', of('a'), [order('a', 'waiting')], []],
  ['confirmed is no result', of('a'), [order('a', 'confirm')], []],
  ['it had one before', of(), [order('a', 'win')], []],
  ['nothing was read before', undefined, [order('a', 'win')], []],
])('without a push a tip is settled: %s', (_name, open, orders, settled) => {
  expect(settledSince(open, orders).map(({ id }) => id)).toEqual(settled);
});
