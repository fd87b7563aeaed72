import * as v from 'valibot';
import { expert } from '../../../../../src/contract/expert/expert';
import { useExpertFigures } from '../../../../../src/pages/tips/experts/expert-head';
import { fakeServices } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';

const figuresOf = (fields: Record<string, unknown>) => {
  const one = v.parse(expert, { id: '1', ...fields });
  const [week, longest, ...more] = runHook(fakeServices({}), () => useExpertFigures(one)).current;
  return { week, longest, more };
};

describe('an expert’s figures that stand nowhere else on their page, the rate with the number of tips behind it', () => {
  it('both of them, and not the hit rate and the last ten, which have a section each', () => {
    const known = { hitPercents: 61, hitSession: 39, weekRateReturn: 12, weekSession: 14, longestWin: 7, tenWin: 8 };
    expect(figuresOf(known)).toEqual({
      week: { key: 'Week, 14 tips', value: '+12', unit: '%', trend: 'up' },
      longest: { key: 'Longest streak', value: '7' },
      more: [],
    });
  });

  it('none of them: dashes, never 0, and no words about a number of tips', () => {
    expect(figuresOf({})).toMatchObject({
      week: { key: 'Weekly return', value: '—', trend: undefined },
      longest: { key: 'Longest streak', value: '—' },
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

  it('no weekly return of nine tips [minimum sample.3]', () => {
    expect(figuresOf({ weekRateReturn: 92, weekSession: 9 }).week?.value).toBe('—');
  });
});
