import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { type RankedEntry, rankedEntry } from '../../../../../src/contract/ranking/ranking';
import {
  useRankFigure,
  useShortProfit,
  useTitles,
  useUserViewModel,
  useYield,
} from '../../../../../src/pages/ranking/data/rank-labels';
import { fakeServices } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';

const entry = (fields: Record<string, unknown> = {}): RankedEntry => v.parse(rankedEntry, { uid: '1', ...fields });

describe('a profit in few characters', () => {
  it.each([
    ['a gain has its sign', 12_345, '+12.3K'],
    ['a small gain', 5, '+5'],
    ['a loss is floored towards none as a gain is', -12_345, '-12.3K'],
    ['nothing has no sign', 0, '0'],
    ['nobody knows', undefined, '—'],
  ])('%s', (_clause, profit, shown) => {
    expect(runHook(fakeServices({}), useShortProfit).current(profit)).toBe(shown);
  });
});

describe('a return on the stakes', () => {
  it.each([
    ['a gain stands alone', 12, /^12%$/],
    ['a loss keeps its sign', -3, /^[-−]3%$/],
    ['none', 0, /^0%$/],
  ])('%s', (_clause, rate, shown) => {
    expect(runHook(fakeServices({}), useYield).current(rate)).toMatch(shown);
  });
});

describe('what a ranking is about (section 3, User ranking; decisions.md, additions)', () => {
  it.each([
    [
      'red: wins in a row, and how many were won',
      'red',
      { winContinuous: 6, hitCount: 8, hitSession: 10 },
      ['6 in a row', '8 of last 10'],
    ],
    ['red: of none nothing is said', 'red', { winContinuous: 6 }, ['6 in a row', '']],
    ['red without its figure: who copies', 'red', { followBetCount: 12_600 }, ['12.6K', 'copying']],
    ['gain: the profit, and the return', 'gain', { profit: 2_000, yieldRate: 12 }, ['+2,000', 'Return 12%']],
    ['gain: a return that nobody knows', 'gain', { profit: -20 }, ['-20', '']],
    ['gain without its figure: no other stands in its place', 'gain', { followBetCount: 4 }, ['—', '']],
    ['gain of nine bets: no return', 'gain', { profit: 90, yieldRate: 3, settledCount: 9 }, ['+90', '']],
    ['gain that rounds to nothing has no sign', 'gain', { profit: -0.4 }, ['0', '']],
    [
      'pop: who copies, whatever else is known',
      'pop',
      { profit: 9, winContinuous: 9, followBetCount: 7 },
      ['7', 'copying'],
    ],
    ['attention: who copies, nobody', 'attention', {}, ['0', 'copying']],
  ] as const)('%s', (_clause, type, fields, [value, unit]) => {
    const figureOf = runHook(fakeServices({}), useRankFigure).current;
    expect(figureOf(type, entry(fields))).toEqual({ value, unit });
  });
});

describe('name and portrait', () => {
  it.each([
    ['both', { nickName: 'Ann', headUrl: 'a1' }, { name: 'Ann', portrait: '/file/a1' }],
    ['a name with spaces around it', { nickName: '  Ann ' }, { name: 'Ann', portrait: undefined }],
    ['a name of spaces alone is none', { nickName: '  ' }, { name: 'User', portrait: undefined }],
    ['neither', {}, { name: 'User', portrait: undefined }],
  ])('%s', (_clause, fields, shown) => {
    expect(runHook(fakeServices({}), useUserViewModel).current(entry(fields))).toEqual(shown);
  });
});

describe('titles', () => {
  const answers = {
    titleList: () => [
      { id: '1', title: 'Prophet' },
      { id: '2', title: '' },
    ],
  };
  it.each([
    ['those that the list knows, in their order', ['3', '1'], ['Prophet']],
    ['one without a name is none', ['2'], []],
    ['none', [], []],
  ])('%s', async (_clause, ids, names) => {
    const fake = fakeServices(answers);
    const titles = runHook(fake, useTitles);
    await waitFor(() => expect(titles.current(['1'])).toEqual(['Prophet']));
    expect(titles.current(ids)).toEqual(names);
  });
});
