import * as v from 'valibot';
import { rankedEntry } from '../../../../../src/contract/ranking/ranking';
import { useUserFigures } from '../../../../../src/pages/ranking/user/user-figures';
import { fakeServices } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';

const figuresOf = (fields: Record<string, unknown>) => {
  const user = { ...v.parse(rankedEntry, { uid: '1', ...fields }), profitLine: [] };
  const [profit, rate, hits, bets] = runHook(fakeServices({}), () => useUserFigures(user)).current;
  return { profit, rate, hits, bets };
};

describe('the four figures of a user', () => {
  it('all of them, numbers apart from their units', () => {
    expect(figuresOf({ profit: 12_345, yieldRate: 12, hitCount: 8, hitSession: 10, betCount: 34 })).toEqual({
      profit: { key: 'Profit', value: '+12.3', unit: 'K', trend: 'up' },
      rate: { key: 'Return', value: '12', unit: '%' },
      hits: { key: 'Hits', value: '8', unit: '/10' },
      bets: { key: 'Bets', value: '34' },
    });
  });

  it('what nobody knows is a dash, never 0, and has no trend', () => {
    const { profit, rate, hits, bets } = figuresOf({});
    for (const one of [profit, rate, hits, bets]) expect(one?.value).toBe('—');
    expect(profit?.trend).toBeUndefined();
    expect(hits?.unit).toBeUndefined();
  });

  it.each([
    [-5, '-5', 'down'],
    [0, '0', undefined],
    [5, '+5', 'up'],
  ])('the trend of a profit of %s', (profit, value, trend) => {
    expect(figuresOf({ profit }).profit).toMatchObject({ value, trend });
  });

  it('hits of an unknown number of bets stand alone', () => {
    expect(figuresOf({ hitCount: 0 }).hits).toEqual({ key: 'Hits', value: '0', unit: undefined });
  });
});
