import { makeBudgets, timesLimits } from '../../../backend/server/budgets';

function budgets(most: number, perSecond: number) {
  let now = 0;
  const ask = makeBudgets({ most, perSecond }, () => now);
  return {
    ask,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

it('so much at once, and then as often as it is given; each key by itself', () => {
  const { ask, pass } = budgets(3, 0.5);
  expect([ask('a'), ask('a'), ask('a'), ask('a'), ask('b')]).toEqual([0, 0, 0, 2, 0]);
  pass(1);
  expect(ask('a')).toBe(1);
  pass(1);
  expect([ask('a'), ask('a')]).toEqual([0, 2]);
});

it('what is not used is not saved beyond the budget', () => {
  const { ask, pass } = budgets(2, 1);
  pass(3600);
  expect([ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 1]);
  pass(3600);
  expect([ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 1]);
});

it('keys that strangers invent take no more memory than so much', () => {
  const { ask } = budgets(1, 0.001);
  ask('first');
  for (let n = 0; n < 9999; n++) ask(`stranger ${n}`);
  expect(ask('first')).toBe(1000);
  for (let n = 0; n < 20_000; n++) ask(`another ${n}`);
  expect(ask('first')).toBe(0);
});

it('--limits multiplies both', () => {
  expect(timesLimits({ most: 600, perSecond: 10 }, 1000)).toEqual({ most: 600_000, perSecond: 10_000 });
  expect(timesLimits({ most: 600, perSecond: 10 }, 0.001)).toEqual({ most: 1, perSecond: 0.01 });
});
