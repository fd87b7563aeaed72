import { median, percentile } from '../../../architecture/sizes/statistics';

test.each([
  [[], 0.9, 0],
  [[5], 0.9, 5],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9, 9],
  [[10, 1, 9, 2], 0.5, 2],
])('%j at %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

test('the median leaves its input as it is', () => {
  const values = [3, 1, 2];
  expect(median(values)).toBe(2);
  expect(values).toEqual([3, 1, 2]);
});
