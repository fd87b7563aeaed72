import {
  begunBetween,
  type Known,
  type MatchReading,
  mayGoOnAir,
  wentOnAir,
  withoutOff,
} from '../../../../src/domains/notice/news';

const NOW = 1_742_047_200_000;
const MINUTE = 60_000;
const of = (...ids: readonly string[]): Known => new Set(ids);
const push = (hostId: string, liveStatus: number) => ({ hostId, liveStatus });

/** decisions.md, quiet words. */
test.each<[string, Known, readonly string[], readonly string[]]>([
  ['the first reading: whoever is on air was so before [quiet words.5]', undefined, ['a', 'b'], []],
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

const match = (kickOff: number | undefined, statusId?: number) => ({ matchId: 'm', startDate: kickOff, statusId });
const read = (askedAt: number, ...matches: ReturnType<typeof match>[]): MatchReading => ({ matches, askedAt });
const AGO = NOW - MINUTE;
test.each<[string, MatchReading | undefined, ReturnType<typeof match>, boolean]>([
  ['its kick-off lies between two readings', read(AGO), match(NOW - 1), true],
  ['it kicks off this very moment', read(AGO), match(NOW), true],
  ['it had begun at the reading before', read(AGO), match(AGO), false],
  ['it is to come', read(AGO), match(NOW + 1), false],
  ['nothing was read before', undefined, match(NOW - 1), false],
  ['nobody says when it begins', read(AGO), match(undefined), false],
  ['its kick-off has come, and it waits', read(AGO), match(NOW - 1, 1), false],
  ['its kick-off has come, and it is put off', read(AGO), match(NOW - 1, 9), false],
  ['it waited and is under way, later than was announced', read(AGO, match(AGO - 1, 1)), match(AGO - 1, 2), true],
  ['it is under way as before', read(AGO, match(NOW - 1, 2)), match(NOW - 1, 2), false],
  ['it is under way, and was heard of by no reading', read(AGO), match(NOW - 1, 2), true],
  ['it has long been under way, and was heard of by no reading', read(AGO), match(AGO - 1, 4), false],
])('without a push a match begins at its kick-off: %s', (_name, before, now, isNews) => {
  expect(begunBetween(before, read(NOW, now))).toEqual(isNews ? ['m'] : []);
});
