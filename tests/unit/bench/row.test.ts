import { isOverLimit, type Row, tableOf } from '../../bench/row';

const row = (value: number): Row => ({ name: 'first screen', value, unit: '×', goal: 1.5, limit: 1.7 });

test.each([
  [1.4, 'ok', false],
  [1.6, 'over goal', false],
  [1.8, 'FAIL', true],
  [Number.NaN, 'FAIL', true],
])('%d is %s', (value, verdict, over) => {
  expect(tableOf('', [row(value)]).join('\n')).toContain(verdict);
  expect(isOverLimit(row(value))).toBe(over);
});
