import type { BetResult } from '../../../../src/contract/ranking/bet';
import {
  breakEven,
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
      line: [0, 0, -1, -2, expect.closeTo(-1.1, 9)],
      profit: expect.closeTo(-1.1, 9),
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
  });

  it.each([
    [1, [0, expect.closeTo(0.9, 9)]],
    [2, [0, -1, expect.closeTo(-0.1, 9)]],
    [undefined, [0, 0, -1, -2, expect.closeTo(-1.1, 9)]],
  ])('the last %s', (count, line) => {
    expect(followedAccount(tips, count).line).toEqual(line);
  });

  it('knows nothing of tips without odds', () => {
    expect(followedAccount([{ result: 'win' }, { result: 'lose' }])).toMatchObject({
      units: 0,
      yield: undefined,
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
  ])('%s', (_what, list, expected) => {
    expect(followedAccount(list)).toMatchObject(expected);
  });

  it('hits: halves count whole, draws and what was called off not at all', () => {
    const results: BetResult[] = ['win', 'winHalf', 'loseHalf', 'lose', 'draw', 'cancel', 'waiting'];
    expect(hitsOf(results.map(at2))).toEqual({ hits: 2, sample: 4 });
  });
});

describe('decisions, luck range: break-even is the mean of 1/odds of the decided singles', () => {
  const single = (result: BetResult, odds: number | undefined): Followed => ({ result, odds });
  it.each<[string, readonly Followed[], { rate: number; singles: number } | undefined]>([
    [
      'two odds, not one over their mean [luck range.4]',
      [single('win', 1.5), single('lose', 2.5)],
      { rate: 8 / 15, singles: 2 },
    ],
    [
      'a parlay has none [luck range.4]',
      [single('win', 2), { result: 'lose', odds: 12, isParlay: true }],
      { rate: 0.5, singles: 1 },
    ],
    [
      'draws, voids and what is open decide nothing',
      [single('draw', 2), single('cancel', 2), single('waiting', 2)],
      undefined,
    ],
    ['halves are decided', [single('winHalf', 4), single('loseHalf', 2)], { rate: 0.375, singles: 2 }],
    ['no odds', [single('win', undefined)], undefined],
  ])('%s', (_what, tips, even) => {
    const found = breakEven(tips);
    expect(found?.singles).toBe(even?.singles);
    if (even !== undefined) expect(found?.rate).toBeCloseTo(even.rate, 9);
  });
});

describe('decisions, had you followed: sums and counts', () => {
  it.each([
    [20, 1.85, 8.5],
    [50, 1.95, 23.75],
  ])('%d half wins at %s add up unrounded [had you followed.3]', (count, odds, profit) => {
    const tips = Array.from({ length: count }, (): Followed => ({ result: 'winHalf', odds }));
    expect(followedAccount(tips).profit).toBeCloseTo(profit, 9);
  });

  it('gaps and voids are those of the span [had you followed.4]', () => {
    const tips: readonly Followed[] = [
      at2('win'),
      { result: 'win' },
      at2('cancel'),
      at2('lose'),
      { result: 'lose' },
      at2('win'),
    ];
    expect(followedAccount(tips, 2)).toMatchObject({ units: 2, unknown: 1, off: 1 });
    expect(followedAccount(tips)).toMatchObject({ units: 3, unknown: 2, off: 1 });
  });

  it('has no return below ten [minimum sample.3]', () => {
    const won = (count: number) => followedAccount(Array.from({ length: count }, () => at2('win'))).yield;
    expect([won(9), won(10)]).toEqual([undefined, 1]);
  });
});
