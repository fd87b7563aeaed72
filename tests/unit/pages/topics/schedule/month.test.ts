import { monthBeside, monthGrid, monthOf, sumOf } from '../../../../../src/pages/topics/schedule/month';

test.each([
  ['begins on a Saturday', '2025-03', 6, 31],
  ['begins on a Monday', '2025-09', 1, 30],
  ['begins on a Sunday and fills six weeks', '2026-03', 7, 31],
  ['of a leap year', '2024-02', 4, 29],
  ['of any other year', '2026-02', 7, 28],
])('design, month grid, Monday first: a month that %s', (_clause, month, firstColumn, count) => {
  const grid = monthGrid(month);
  expect(grid.firstColumn).toBe(firstColumn);
  expect(grid.days).toHaveLength(count);
  expect(grid.days[0]).toBe(`${month}-01`);
  expect(grid.days.at(-1)).toBe(`${month}-${count}`);
});

test('every month from 2020 to 2040 has its days in order, each under its weekday', () => {
  for (let at = 0; at < 12 * 20; at += 1) {
    const month = `${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    const { firstColumn, days } = monthGrid(month);
    days.forEach((day, index) => {
      // Sunday is the seventh.
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
      expect([day, ((firstColumn - 1 + index) % 7) + 1]).toEqual([day, weekday]);
    });
    expect(firstColumn - 1 + days.length).toBeLessThanOrEqual(42);
  }
});

test.each([
  ['2025-03', 1, '2025-04'],
  ['2025-12', 1, '2026-01'],
  ['2026-01', -1, '2025-12'],
] as const)('beside %s (%i) stands %s', (month, step, beside) => expect(monthBeside(month, step)).toBe(beside));

test('the month of a day', () => expect(monthOf('2025-03-15')).toBe('2025-03'));

test.each([
  ['all counted', [3, 0, 4], 7],
  ['no day', [], 0],
  ['one of them not counted (an addition)', [3, undefined, 4], undefined],
])('matches of several days: %s', (_clause, counts, sum) => expect(sumOf(counts)).toBe(sum));
