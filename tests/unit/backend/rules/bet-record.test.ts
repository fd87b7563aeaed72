import { recordOf, type SettledTip } from '../../../../backend/rules/bet-record';
import type { BetResult } from '../../../../src/contract/ranking/bet';
import { refundIfLost, refundOf } from '../../../../src/rules/tip/tip-refund';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2025-03-15T13:25:00Z');

const LETTERS: Readonly<Record<string, [BetResult, number | undefined]>> = {
  W: ['win', 0.9],
  w: ['winHalf', 0.45],
  D: ['draw', 0],
  l: ['loseHalf', -0.5],
  L: ['lose', -1],
  C: ['cancel', undefined],
};

/** Tips of `WLD…`, newest first, one a day. */
const tips = (letters: string, firstAgo = DAY_MS): SettledTip[] =>
  [...letters].map((letter, index) => {
    const [result, profit] = LETTERS[letter] ?? ['failure', undefined];
    return { id: index, result, profit, settledAt: NOW - firstAgo - index * DAY_MS };
  });
const record = (letters: string) => recordOf(tips(letters), NOW);

describe('domain.md: hit rate = (win + winHalf) / (win + winHalf + lose + loseHalf) [Bets and results.5]', () => {
  it.each<[string, number | undefined, number]>([
    ['WWWL', 75, 4],
    ['WwLl', 50, 4],
    ['WDDC', 100, 1],
    ['LLL', 0, 3],
    ['DC', undefined, 0],
    ['', undefined, 0],
    ['W'.repeat(39) + 'L'.repeat(11) + 'L'.repeat(40), 78, 50],
    [`${'D'.repeat(20)}${'WL'.repeat(25)}${'W'.repeat(50)}`, 50, 50],
  ])('%s', (letters, percents, session) => {
    expect([record(letters).hitPercents, record(letters).hitSession]).toEqual([percents, session]);
  });
});

describe('last ten settled, newest first [ten history.1]', () => {
  it.each<[string, string, number]>([
    ['WWWWWDWLWWLLL', 'WWWWWDWLWW', 8],
    ['WLWLWW', 'WLWLWW', 4],
    ['CWCL', 'WL', 1],
    ['wl', 'wl', 1],
    ['', '', 0],
  ])('%s', (letters, ten, wins) => {
    const { ten: shown, tenWin } = record(letters);
    expect(shown.map(({ result }) => result)).toEqual(tips(ten).map(({ result }) => result));
    expect(tenWin).toBe(wins);
  });
});

describe('streaks', () => {
  it.each<[string, string, number, number]>([
    ['the mock: five, then one drawn', 'WWWWWDWLWW', 5, 5],
    ['a half win is a win', 'wWwL', 3, 3],
    ['none now, one long ago', 'LWWWW', 0, 4],
    ['what was called off neither counts nor ends it', 'WCCW', 2, 2],
    ['a half loss ends it', 'WlWW', 1, 2],
    ['nothing yet', '', 0, 0],
  ])('%s', (_name, letters, now, longest) => {
    expect([record(letters).winContinuous, record(letters).longestWin]).toEqual([now, longest]);
  });
});

describe('domain.md: the return of the week is the profit on one unit a tip', () => {
  it.each<[string, string, number | undefined, number]>([
    ['wins and losses', 'WWL', 27, 3],
    ['only seven days', 'WWWWWWLLLL', 90, 6],
    ['called off is left out [Bets and results.2]', 'WC', 90, 1],
    ['below zero', 'LLl', -83, 3],
    ['none', 'C', undefined, 0],
  ])('%s', (_name, letters, percent, session) => {
    expect([record(letters).weekRateReturn, record(letters).weekSession]).toEqual([percent, session]);
  });
});

describe('decisions.md, refund', () => {
  const terms = { goldPrice: 38, openBackGold: true, returnGoldPercentage: 50 };
  it.each<[string, BetResult, Partial<typeof terms>, number]>([
    ['lost: the percentage', 'lose', {}, 19],
    ['floored [refund.1]', 'lose', { goldPrice: 39 }, 19],
    ['floored', 'lose', { goldPrice: 99, returnGoldPercentage: 30 }, 29],
    ['29 percent of 100 is 29', 'lose', { goldPrice: 100, returnGoldPercentage: 29 }, 29],
    ['0.29 percent of 10,000 is 29', 'lose', { goldPrice: 10_000, returnGoldPercentage: 0.29 }, 29],
    ['all', 'lose', { returnGoldPercentage: 100 }, 38],
    ['only when openBackGold is 1 [refund.1]', 'lose', { openBackGold: false }, 0],
    ['cancelled gives all back [refund.2]', 'cancel', {}, 38],
    ['cancelled, without the promise', 'cancel', { openBackGold: false, returnGoldPercentage: 0 }, 38],
    ['draw gives nothing [refund.2]', 'draw', {}, 0],
    ['half lost gives nothing [refund.2]', 'loseHalf', { returnGoldPercentage: 100 }, 0],
    ['won', 'win', {}, 0],
    ['half won', 'winHalf', {}, 0],
    ['waiting', 'waiting', {}, 0],
  ])('%s', (_clause, result, change, coins) => {
    expect(refundOf(result, { ...terms, ...change })).toBe(coins);
  });

  it('what a buyer is told is what comes', () => {
    expect(refundIfLost(terms)).toBe(refundOf('lose', terms));
  });
});
