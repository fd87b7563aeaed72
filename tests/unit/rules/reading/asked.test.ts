import { dated, isNewer } from '../../../../src/rules/reading/asked';

test.each([
  ['a tap on its way', undefined, true],
  ['from after the reading', 10_001, true],
  ['of the moment of asking', 10_000, true],
  ['within the second that the Date header cannot tell [server time.3]', 9_000, true],
  ['from before the reading', 8_999, false],
])('what is newer than a reading: %s', (_name, at, expected) => {
  expect(isNewer(at, { askedAt: 10_000 })).toBe(expected);
});

test('each of a list has the time of its reading', () => {
  expect(dated([{ id: 'a' }, { id: 'b' }], 7)).toEqual([
    { id: 'a', askedAt: 7 },
    { id: 'b', askedAt: 7 },
  ]);
});
