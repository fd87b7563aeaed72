import * as v from 'valibot';
import { expert } from '../../../../../src/contract/expert/expert';
import { useExpertFigures } from '../../../../../src/pages/tips/experts/expert-figures';
import { fakeServices } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';

const figuresOf = (fields: Record<string, unknown>) => {
  const one = v.parse(expert, { id: '1', ...fields });
  const [hits, week, longest, ten] = runHook(fakeServices({}), () => useExpertFigures(one, false)).current;
  return { hits, week, longest, ten };
};

describe('an expert’s four figures, each with the number of tips behind it', () => {
  it('all of them', () => {
    const known = {
      hitPercents: 61,
      hitSession: 39,
      weekRateReturn: 12,
      weekSession: 14,
      longestWin: 7,
      tenHistory: Array.from({ length: 10 }, () => 'win').join(','),
      tenWin: 8,
    };
    expect(figuresOf(known)).toEqual({
      hits: { key: 'Hit rate, 39', value: '61', unit: '%' },
      week: { key: 'Week, 14 tips', value: '+12', unit: '%', trend: 'up' },
      longest: { key: 'Longest streak', value: '7' },
      ten: { key: 'Last 10', value: '8', unit: 'won' },
    });
  });

  it('none of them: dashes, never 0, and no words about a number of tips', () => {
    expect(figuresOf({})).toEqual({
      hits: { key: 'Hit rate', value: '—' },
      week: { key: 'Weekly return', value: '—', trend: undefined },
      longest: { key: 'Longest streak', value: '—' },
      ten: { key: 'Last 10', value: '—', unit: undefined },
    });
  });

  it.each([
    [-3, 'down'],
    [0, undefined],
    [0.5, 'up'],
    [-0.4, undefined],
  ])('the trend of a week’s return of %s', (weekRateReturn, trend) => {
    expect(figuresOf({ weekRateReturn }).week?.trend).toBe(trend);
  });

  it.each([
    [10, { key: 'Hit rate, 10', value: '90', unit: '%' }],
    [9, { key: 'Hit rate, 9', value: '—' }],
  ])('the rate of %s tips [luck range.3]', (hitSession, hits) => {
    expect(figuresOf({ hitPercents: 90, hitSession }).hits).toEqual(hits);
  });

  it('no weekly return of nine tips [minimum sample.3]', () => {
    expect(figuresOf({ weekRateReturn: 92, weekSession: 9 }).week?.value).toBe('—');
  });

  it('decisions.md, ten history: fewer than ten are so many', () => {
    expect(figuresOf({ tenHistory: 'win,lose,winHalf' }).ten).toEqual({ key: 'Last 3', value: '2', unit: 'won' });
  });
});
