import { BET_RESULTS, type BetResult } from '../../../../src/contract/ranking/bet';
import {
  backPercent,
  countTen,
  isOnSale,
  isOpen,
  isSettled,
  lastTen,
  orderKey,
  streak,
  tipPrice,
  toneOf,
} from '../../../../src/rules/tip/tip-view-model';

const results = (text: string): BetResult[] =>
  [...text].map((sign) =>
    sign === 'w' ? 'win' : sign === 'l' ? 'lose' : sign === 'd' ? 'draw' : sign === 'v' ? 'cancel' : 'winHalf',
  );

describe('results (section 4, Bet results; decisions.md, results)', () => {
  it.each([
    ['confirm', undefined],
    ['waiting', undefined],
    ['win', 'win'],
    ['winHalf', 'win'],
    ['lose', 'lose'],
    ['loseHalf', 'lose'],
    ['draw', 'draw'],
    ['cancel', 'void'],
    ['failure', 'void'],
  ] as const)('%s is stamped %s', (result, tone) => {
    expect(isSettled(result) ? toneOf(result) : undefined).toBe(tone);
  });

  it('knows every result of the contract [4.9]', () => {
    for (const result of BET_RESULTS) if (isSettled(result)) expect(toneOf(result)).toBeDefined();
  });
});

/** decisions.md, additions: a missing one never reads as "no". */
it.each([
  ['the server says yes', { isOnSale: true, result: 'waiting' }, true],
  ['the server says no', { isOnSale: false, result: 'waiting' }, false],
  ['it says nothing, and nothing is settled [additions.5]', { isOnSale: undefined, result: 'waiting' }, true],
  ['it says nothing, and the bet is confirmed', { isOnSale: undefined, result: 'confirm' }, true],
  ['it says nothing, and the result is there', { isOnSale: undefined, result: 'win' }, false],
  ['it says nothing, and nobody knows the result', { isOnSale: undefined, result: 'unknown' }, false],
  ['it says nothing, and it was called off', { isOnSale: undefined, result: 'cancel' }, false],
] as const)('on sale: %s', (_clause, tip, expected) => {
  expect(isOnSale(tip)).toBe(expected);
});

it.each([
  ['its id', { orderId: 'o1', id: 't1', payTime: 5 }, 'o1'],
  ['its tip and when it was paid [additions.6]', { orderId: undefined, id: 't1', payTime: 5 }, 't1 5'],
  ['its tip alone', { orderId: undefined, id: 't1', payTime: undefined }, 't1 '],
])('decisions.md, additions: an order is %s', (_clause, order, expected) => {
  expect(orderKey(order)).toBe(expected);
});

describe('what a tip costs (section 3, Tip message)', () => {
  it.each([
    ['bought goes before its price', { isBuy: true, goldPrice: 38 }, { kind: 'bought' }, true],
    ['0 is free', { isBuy: false, goldPrice: 0 }, { kind: 'free' }, true],
    ['a price', { isBuy: false, goldPrice: 38 }, { kind: 'coins', coins: 38 }, false],
    ['nobody said', { isBuy: false, goldPrice: undefined }, { kind: 'unknown' }, false],
  ])('%s', (_clause, tip, price, open) => {
    expect(tipPrice(tip)).toEqual(price);
    expect(isOpen(tip)).toBe(open);
  });

  it.each([
    ['openBackGold 1 gives its percentage (decisions.md, refund) [refund.1]', true, 100, 100],
    ['a part', true, 50, 50],
    ['openBackGold 0 gives nothing', false, 100, 0],
    ['without a percentage nothing', true, undefined, 0],
    ['more than all is all', true, 140, 100],
    ['less than nothing is nothing', true, -5, 0],
  ])('%s', (_clause, openBackGold, returnGoldPercentage, percent) => {
    expect(backPercent({ openBackGold, returnGoldPercentage })).toBe(percent);
  });
});

describe('records (decisions.md, ten history)', () => {
  it.each([
    ['ten of ten', 'wwwwwdwlww', 8, { kind: 'ten', total: 10, won: 8 }],
    ['fewer: 近6中4 [ten history.1]', 'wwllww', 4, { kind: 'ten', total: 6, won: 4 }],
    ['the server counts, not we [hit rate.1]', 'wwll', 3, { kind: 'ten', total: 4, won: 3 }],
    [
      'what was called off is no part of the figure [ten history.2]',
      'wvlw',
      undefined,
      { kind: 'ten', total: 3, won: 2 },
    ],
    ['uncounted: half won is won', 'whl', undefined, { kind: 'ten', total: 3, won: 2 }],
    ['none', '', 0, undefined],
  ])('%s', (_clause, history, tenWin, badge) => {
    expect(lastTen({ tenHistory: results(history), tenWin })).toEqual(badge);
  });

  it.each([
    [5, { kind: 'streak', wins: 5 }],
    [2, { kind: 'streak', wins: 2 }],
    [1, undefined],
    [0, undefined],
    [undefined, undefined],
  ])('%s wins in a row', (winContinuous, badge) => {
    expect(streak({ winContinuous })).toEqual(badge);
  });

  it('counts what was called off nowhere', () => {
    expect(countTen(['win', 'winHalf', 'draw', 'lose', 'loseHalf', 'cancel', 'waiting'])).toEqual({
      won: 2,
      even: 1,
      lost: 2,
    });
  });
});
