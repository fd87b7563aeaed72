import type { BetResult } from '../../../../src/contract/ranking/bet';
import {
  deepestFall,
  type Followed,
  followedAccount,
  hitsOf,
  longestLosing,
  outcomes,
  unitProfit,
} from '../../../../src/rules/record/followed';

const at2 = (result: BetResult): Followed => ({ result, odds: 2 });

describe('decisions, had you followed: one unit', () => {
  it.each<[string, Followed, number | undefined]>([
    ['won', { result: 'win', odds: 1.92 }, 0.92],
    ['half won', { result: 'winHalf', odds: 1.9 }, 0.45],
    ['drawn', { result: 'draw', odds: 1.9 }, 0],
    ['half lost', { result: 'loseHalf', odds: 1.9 }, -0.5],
    ['lost', { result: 'lose', odds: 1.9 }, -1],
    ['called off', { result: 'cancel', odds: 1.9 }, undefined],
    ['open', { result: 'waiting', odds: 1.9 }, undefined],
    ['without odds, though lost', { result: 'lose' }, undefined],
    ['as the server says', { result: 'winHalf', odds: 4, unitProfit: 2.1 }, 2.1],
  ])('%s', (_what, tip, profit) => {
    const found = unitProfit(tip);
    if (profit === undefined) expect(found).toBeUndefined();
    else expect(found).toBeCloseTo(profit, 6);
  });
});

describe('decisions, had you followed: the deepest fall', () => {
  it.each<[string, number[], ReturnType<typeof deepestFall>]>([
    ['never falls', [0, 1, 2], undefined],
    ['falls at once', [0, -1, -2], { depth: 2, from: 0, to: 2 }],
    ['from the last peak of equals', [0, 2, 1, 2, 0], { depth: 2, from: 3, to: 4 }],
    ['the deeper of two', [0, 3, 2, 4, 1, 5], { depth: 3, from: 3, to: 4 }],
    ['the first of equals', [1, 0, 2, 1], { depth: 1, from: 0, to: 1 }],
    ['of nothing', [], undefined],
  ])('%s', (_what, line, fall) => {
    expect(deepestFall(line)).toEqual(fall);
  });
});

describe('decisions, had you followed: the longest losing run', () => {
  it.each<[string, BetResult[], ReturnType<typeof longestLosing>]>([
    ['none', ['win', 'draw'], undefined],
    ['one', ['win', 'lose', 'win'], { from: 1, to: 2 }],
    ['half a loss is one', ['lose', 'loseHalf', 'lose'], { from: 0, to: 3 }],
    ['a draw ends it', ['lose', 'lose', 'draw', 'lose'], { from: 0, to: 2 }],
    ['the first of equals', ['lose', 'win', 'lose'], { from: 0, to: 1 }],
    ['the last, when it is longer', ['lose', 'win', 'lose', 'lose'], { from: 2, to: 4 }],
  ])('%s', (_what, results, run) => {
    expect(longestLosing(results)).toEqual(run);
  });
});

describe('decisions, had you followed: the account', () => {
  const tips: readonly Followed[] = [
    { result: 'win', odds: 1.9, paid: 30, refund: 0, at: 5 },
    { result: 'lose', odds: 1.9, paid: 30, refund: 15, at: 4 },
    { result: 'win', at: 3 },
    { result: 'cancel', odds: 3 },
    { result: 'lose', odds: 2.1, paid: 40, refund: 40, at: 2 },
    { result: 'draw', odds: 2, at: 1 },
    { result: 'waiting', odds: 2 },
  ];

  it('goes from the oldest to the newest, counts refunds apart, and says what it leaves out [had you followed.1]', () => {
    const account = followedAccount(tips);
    expect(account).toMatchObject({
      units: 4,
      line: [0, 0, -1, -2, -1.1],
      profit: -1.1,
      won: 1,
      even: 1,
      lost: 2,
      unknown: 1,
      off: 1,
      losing: { from: 1, to: 3 },
      fall: { depth: 2, from: 1, to: 3 },
      coins: { paid: 100, refund: 55 },
      first: 1,
      last: 5,
    });
    expect(account.yield).toBeCloseTo(-0.275, 6);
    expect(account.meanOdds).toBeCloseTo(1.975, 6);
  });

  it.each([
    [1, [0, 0.9]],
    [2, [0, -1, -0.1]],
    [undefined, [0, 0, -1, -2, -1.1]],
  ])('the last %s', (count, line) => {
    expect(followedAccount(tips, count).line).toEqual(line);
  });

  it('knows nothing of tips without odds', () => {
    expect(followedAccount([{ result: 'win' }, { result: 'lose' }])).toMatchObject({
      units: 0,
      yield: undefined,
      meanOdds: undefined,
      coins: undefined,
      unknown: 2,
    });
  });

  it.each<[string, number | undefined, object]>([
    ['all that stand', undefined, { won: 2, even: 1, lost: 2, losing: { from: 1, to: 2 } }],
    ['the newest two', 2, { won: 1, even: 0, lost: 1, losing: { from: 0, to: 1 } }],
    ['coins of those alone', 2, { coins: { paid: 60, refund: 15 } }],
  ])('how they ended needs no odds: %s', (_what, count, expected) => {
    expect(
      outcomes(
        tips.map(({ odds: _, ...tip }) => tip),
        count,
      ),
    ).toMatchObject(expected);
  });

  it.each<[string, Followed[], object]>([
    ['nothing at all', [], { units: 0, line: [0], unknown: 0, off: 0, coins: undefined, fall: undefined }],
    [
      'only what was called off',
      [{ result: 'cancel', odds: 2, paid: 30, refund: 30 }],
      { units: 0, off: 1, unknown: 0, coins: undefined },
    ],
    ['what it cost is not told', [at2('win')], { units: 1, profit: 1, coins: undefined }],
    ['nothing came back', [{ ...at2('lose'), paid: 30 }], { coins: { paid: 30, refund: 0 } }],
    [
      'all came back: the tip cost nothing, the unit is lost all the same',
      [{ ...at2('lose'), paid: 30, refund: 30 }],
      { profit: -1, coins: { paid: 30, refund: 30 } },
    ],
    [
      'a price of which only some are told',
      [{ ...at2('win'), paid: 30 }, at2('lose')],
      { coins: { paid: 30, refund: 0 } },
    ],
    [
      'unknown ones break no run',
      [at2('lose'), { result: 'win' }, at2('lose')],
      { unknown: 1, losing: { from: 0, to: 2 }, fall: { depth: 2, from: 0, to: 2 } },
    ],
    [
      'a draw breaks a run, and no fall',
      [at2('lose'), at2('draw'), at2('lose')],
      { losing: { from: 0, to: 1 }, fall: { depth: 2, from: 0, to: 3 } },
    ],
    [
      'binary fractions leave no dust',
      [
        { result: 'win', odds: 1.1 },
        { result: 'win', odds: 1.2 },
      ],
      { profit: 0.3 },
    ],
  ])('%s', (_what, list, expected) => {
    expect(followedAccount(list)).toMatchObject(expected);
  });

  it('hits: halves count whole, draws and what was called off not at all', () => {
    const results: BetResult[] = ['win', 'winHalf', 'loseHalf', 'lose', 'draw', 'cancel', 'waiting'];
    expect(hitsOf(results.map(at2))).toEqual({ hits: 2, sample: 4 });
  });
});
