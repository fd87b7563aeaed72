import { FEWEST_FOR_RATE, FULL_SAMPLE, isFull, saysRate, wilson } from '../../../../src/rules/record/hit-rate';

describe('decisions, luck range: Wilson, 95 %', () => {
  it.each([
    // Known values, as the interval's own tables have them.
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [8, 10, 0.4902, 0.9433],
    [1, 1, 0.2065, 1],
    [0, 1, 0, 0.7935],
    [0, 4, 0, 0.4899],
    [0, 1000, 0, 0.0038],
    [1000, 1000, 0.9962, 1],
    [1, 2, 0.0945, 0.9055],
    [4, 4, 0.5101, 1],
    [36, 50, 0.5833, 0.8253],
    [288, 400, 0.674, 0.7617],
    [500, 1000, 0.4691, 0.5309],
  ])('%d of %d: %d to %d [luck range.1]', (hits, sample, from, to) => {
    const range = wilson(hits, sample);
    expect(range?.from).toBeCloseTo(from, 3);
    expect(range?.to).toBeCloseTo(to, 3);
  });

  it.each([
    [0, 0],
    [3, 2],
    [-1, 4],
  ])('%d of %d is no record', (hits, sample) => {
    expect(wilson(hits, sample)).toBeUndefined();
  });
});

it('decisions, minimum sample: no rate and no return below ten, a mark below twenty, neither of an unknown number [minimum sample.3]', () => {
  expect([FEWEST_FOR_RATE, FULL_SAMPLE]).toEqual([10, 20]);
  expect([0, 9, 10, undefined].map(saysRate)).toEqual([false, false, true, true]);
  expect([0, 19, 20, undefined].map(isFull)).toEqual([false, false, true, true]);
});
