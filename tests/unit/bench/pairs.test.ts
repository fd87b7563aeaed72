import { pairedRatio, rangeOf } from '../../bench/pairs';

/** The ends of the interval of the sign test, from its tables, by the number of values. */
test.each([
  [4, undefined],
  [5, [1, 5]],
  [7, [1, 7]],
  [8, [2, 7]],
  [11, [3, 9]],
  [20, [6, 15]],
] as const)('of %d values the true middle lies in %j', (count, range) => {
  const values = Array.from({ length: count }, (_, at) => count - at);
  expect(rangeOf(values)).toEqual(range);
});

test('a slow minute that hits both of a pair is no difference', () => {
  const bases = [100, 100, 400, 100, 100];
  expect(pairedRatio([150, 151, 600, 149, 150], bases)).toMatchObject({ unit: '×', value: 1.5, range: [1.49, 1.51] });
});

test('a pair without its other half was not measured', () => {
  expect(pairedRatio([100], []).value).toBeNaN();
});
