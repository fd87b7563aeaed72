import { fallSpot, runSpot } from '../../../../src/ui/charts/chart-tags';

const up = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test.each<[string, number[], { from: number; to: number } | undefined, ReturnType<typeof runSpot>]>([
  ['none', up, undefined, undefined],
  ['a single loss is no run', [0, 1, 0, 1], { from: 1, to: 2 }, undefined],
  ['left of its end', [0, 4, 3, 2, 4], { from: 1, to: 3 }, { x: 0.75, y: 0.5, side: 'left' }],
  [
    'right of it near the left edge',
    [0, -1, -2, 0, 2, 2, 2, 2, 2],
    { from: 0, to: 2 },
    { x: 0.25, y: 1, side: 'right' },
  ],
])('the name of a losing run: %s', (_what, values, run, expected) => {
  expect(runSpot(values, run)).toEqual(expected);
});

test.each<[string, number[], { from: number; to: number }, string, number]>([
  ['above a line that is low there', [0, -1, -2, -3, 0, 4, 8, 9, 10, 9, 10], { from: 0, to: 3 }, 'top', 0.15],
  ['below a line that is high there', [0, 2, 6, 9, 10, 9, 10, 10, 10, 9, 10], { from: 8, to: 9 }, 'bottom', 0.85],
  ['never beyond the right edge', [0, 10, 0], { from: 1, to: 2 }, 'top', 0.75],
  ['of the last step, moved back by as much of itself', [0, 10, 10, 10, 0], { from: 3, to: 4 }, 'bottom', 0.875],
  ['flat lines have their name at the top', [0, 0], { from: 0, to: 1 }, 'top', 0.5],
])('the name of a fall: %s', (_what, values, fall, edge, x) => {
  const place = fallSpot(values, fall, undefined);
  expect(place.edge).toBe(edge);
  expect(place.x).toBeCloseTo(x, 3);
});

test('the name of a fall keeps away from that of a run', () => {
  const values = [5, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2];
  const run = runSpot(values, { from: 0, to: 3 });
  expect(run?.side).toBe('left');
  expect(fallSpot(values, { from: 0, to: 3 }, { x: 0.3, y: 0.05, side: 'right' }).edge).toBe('bottom');
});
