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

test.each([
  [1.6, [1.55, 1.65], 'over goal', false],
  [1.6, [1.45, 1.65], 'unsure', false],
  [1.8, [1.65, 1.9], 'unsure', false],
  [1.8, [1.75, 1.9], 'FAIL', true],
  [1.4, [1.3, 1.6], 'ok', false],
] as const)('%d, in all likelihood between %j, is %s', (value, range, verdict, over) => {
  const noisy = { ...row(value), range };
  expect(tableOf('', [noisy]).join('\n')).toContain(verdict);
  expect(isOverLimit(noisy)).toBe(over);
});

test('a range stands beside its value', () => {
  expect(tableOf('', [{ ...row(1.6), range: [1.45, 1.65] }]).join('\n')).toContain('1.60 × (1.45–1.65)');
});
