import { type Bet, settleBet, settleCollection, settleMultiple } from '../../../../backend/rules/bet-settlement';
import type { BetResult } from '../../../../src/contract/ranking/bet';

type Row = [clause: string, bet: Bet, score: [number, number] | undefined, result: BetResult];

const home = (line: number): Bet => ({ play: 'handicap', side: 'home', line });
const away = (line: number): Bet => ({ play: 'handicap', side: 'away', line });
const over = (line: number): Bet => ({ play: 'total', side: 'over', line });
const under = (line: number): Bet => ({ play: 'total', side: 'under', line });
const winner = (side: 'home' | 'draw' | 'away'): Bet => ({ play: 'winner', side, line: 0 });

describe('domain.md, Bets and results: one pick', () => {
  it.each<Row>([
    ['−0.25 drawn = half lost [Bets and results.1]', home(-0.25), [1, 1], 'loseHalf'],
    ['the other side of it = half won', away(0.25), [1, 1], 'winHalf'],
    ['−0.75 won by one = half won [Bets and results.1]', home(-0.75), [2, 1], 'winHalf'],
    ['the other side of it = half lost', away(0.75), [2, 1], 'loseHalf'],
    ['−0.75 won by two = won', home(-0.75), [2, 0], 'win'],
    ['−0.75 drawn = lost', home(-0.75), [0, 0], 'lose'],
    ['over 2.75 with 3 = half won [Bets and results.1]', over(2.75), [2, 1], 'winHalf'],
    ['under 2.75 with 3 = half lost', under(2.75), [2, 1], 'loseHalf'],
    ['over 2.25 with 2 = half lost [Bets and results.1]', over(2.25), [2, 0], 'loseHalf'],
    ['under 2.25 with 2 = half won', under(2.25), [1, 1], 'winHalf'],
    ['over 2.5 with 3', over(2.5), [3, 0], 'win'],
    ['over 3 with 3 = push', over(3), [3, 0], 'draw'],
    ['level 0 drawn = push', away(0), [2, 2], 'draw'],
    ['level 0, away wins', away(0), [0, 1], 'win'],
    ['−1 won by one = push', home(-1), [1, 0], 'draw'],
    ['+1.5 lost by one = won', away(1.5), [1, 0], 'win'],
    ['+1.25 lost by one = half won', away(1.25), [1, 0], 'winHalf'],
    ['−1.25 won by one = half lost', home(-1.25), [1, 0], 'loseHalf'],
    ['basketball, −5.5', home(-5.5), [104, 98], 'win'],
    ['basketball, total 223 exactly = push', over(223), [112, 111], 'draw'],
    ['home wins', winner('home'), [1, 0], 'win'],
    ['a draw loses a home pick', winner('home'), [1, 1], 'lose'],
    ['draw', winner('draw'), [0, 0], 'win'],
    ['away', winner('away'), [0, 3], 'win'],
    ['no result: off', home(-0.25), undefined, 'cancel'],
    ['no result: off', winner('away'), undefined, 'cancel'],
  ])('%s', (_clause, bet, score, result) => {
    expect(settleBet(bet, score && { home: score[0], away: score[1] })).toBe(result);
  });

  it('both sides of a line take from each other what they get, for every line and score', () => {
    const mirror: Partial<Record<BetResult, BetResult>> = {
      win: 'lose',
      lose: 'win',
      draw: 'draw',
      winHalf: 'loseHalf',
      loseHalf: 'winHalf',
    };
    for (let quarters = -12; quarters <= 12; quarters++) {
      for (let goals = 0; goals < 25; goals++) {
        const score = { home: goals % 5, away: Math.floor(goals / 5) };
        const line = quarters / 4;
        expect(settleBet(away(-line), score)).toBe(mirror[settleBet(home(line), score)]);
        expect(settleBet(under(line), score)).toBe(mirror[settleBet(over(line), score)]);
      }
    }
  });
});

const at = (result: BetResult, odds = 2) => ({ result, odds });

describe('domain.md, profit on one unit [Bets and results.2]', () => {
  it.each<[BetResult, number, BetResult, number | undefined]>([
    ['win', 1.92, 'win', 0.92],
    ['winHalf', 1.92, 'winHalf', 0.46],
    ['draw', 1.92, 'draw', 0],
    ['loseHalf', 1.92, 'loseHalf', -0.5],
    ['lose', 1.92, 'lose', -1],
    ['cancel', 1.92, 'cancel', undefined],
    ['waiting', 1.92, 'waiting', undefined],
    ['failure', 1.92, 'waiting', undefined],
  ])('%s at %f', (result, odds, expected, profit) => {
    const outcome = settleMultiple([at(result, odds)]);
    expect(outcome.result).toBe(expected);
    if (profit === undefined) expect(outcome.profit).toBeUndefined();
    else expect(outcome.profit).toBeCloseTo(profit, 10);
  });

  it.each<[string, BetResult[], BetResult, number | undefined]>([
    ['two wins multiply', ['win', 'win'], 'win', 3],
    ['one loses, all lose', ['win', 'lose', 'win'], 'lose', -1],
    ['a leg that is off counts as 1', ['win', 'cancel'], 'win', 1],
    ['a drawn leg counts as 1', ['draw', 'draw'], 'draw', 0],
    ['half wins', ['winHalf', 'win'], 'winHalf', 2],
    ['half lost and won is level at 2.00', ['loseHalf', 'win'], 'draw', 0],
    ['half lost twice', ['loseHalf', 'loseHalf'], 'loseHalf', -0.75],
    ['all off', ['cancel', 'cancel'], 'cancel', undefined],
    ['one is open', ['win', 'waiting'], 'waiting', undefined],
  ])('several, one upon the other: %s', (_name, results, expected, profit) => {
    const outcome = settleMultiple(results.map((result) => at(result)));
    expect(outcome).toEqual(profit === undefined ? { result: expected } : { result: expected, profit });
  });

  it.each<[string, BetResult[], BetResult, number | undefined]>([
    ['won and lost at 2.00 is level', ['win', 'lose'], 'draw', 0],
    ['two of three', ['win', 'win', 'lose'], 'win', 1 / 3],
    ['one that is off is left out', ['win', 'cancel'], 'win', 1],
    ['half lost', ['loseHalf', 'draw'], 'lose', -0.25],
    ['all off', ['cancel'], 'cancel', undefined],
    ['one is open', ['lose', 'waiting'], 'waiting', undefined],
  ])('several side by side: %s', (_name, results, expected, profit) => {
    const outcome = settleCollection(results.map((result) => at(result)));
    expect(outcome.result).toBe(expected);
    if (profit === undefined) expect(outcome.profit).toBeUndefined();
    else expect(outcome.profit).toBeCloseTo(profit, 10);
  });
});
