import type { PlacedBet } from '../../../../src/contract/ranking/betting';
import { BET_PERIODS, betsIn, coinRecord, followedBet } from '../../../../src/rules/record/bet-period';

/** A Saturday, 21:25 in Shanghai. */
const NOW = Date.parse('2025-03-15T13:25:00Z');
const bet = (fields: Partial<PlacedBet>) =>
  ({ betId: 'b', legs: [], result: 'win', ...fields }) as unknown as PlacedBet;
const at = (time: string) => bet({ betId: time, createDate: Date.parse(time) });
const BETS = [
  at('2025-03-15T13:00:00Z'),
  at('2025-03-09T16:00:00Z'),
  at('2025-03-09T15:59:59Z'),
  at('2025-03-02T16:00:00Z'),
  at('2025-03-02T15:59:59Z'),
  at('2025-02-13T16:00:00Z'),
  at('2025-02-13T15:59:59Z'),
  bet({ betId: 'unknown', createDate: undefined }),
];

describe('decisions, periods of a user: server days, a week begins on Monday', () => {
  it.each([
    ['thisWeek', 2],
    ['lastWeek', 2],
    ['days30', 6],
    ['allTime', 8],
  ] as const)('%s [periods of a user.1]', (period, count) => {
    expect(BET_PERIODS).toContain(period);
    expect(betsIn(BETS, period, NOW)).toHaveLength(count);
  });
});

it('decisions, periods of a user: coins of settled bets alone, the oldest first', () => {
  const bets = [
    bet({ result: 'win', stake: 100, profit: 90 }),
    bet({ result: 'waiting', stake: 100 }),
    bet({ result: 'cancel', stake: 100, profit: 0 }),
    bet({ result: 'lose', stake: 300, profit: -300 }),
    bet({ result: 'draw', stake: 100, profit: 0 }),
    bet({ result: 'win', stake: 100, profit: 80 }),
  ];
  expect(coinRecord(bets)).toEqual({
    settled: 4,
    profit: -130,
    yield: undefined,
    line: [0, 80, 80, -220, -130],
    fall: { depth: 300, from: 2, to: 3 },
    unknown: 0,
    hits: 2,
    sample: 3,
  });
  expect(coinRecord([])).toMatchObject({ settled: 0, profit: 0, yield: undefined, fall: undefined });
});

it('decisions, minimum sample: a return from ten bets on, of those whose profit and stake are known [minimum sample.3]', () => {
  const many = (count: number) => Array.from({ length: count }, () => bet({ result: 'win', stake: 100, profit: 50 }));
  const gap = bet({ result: 'lose', stake: 900 });
  expect(coinRecord([gap, ...many(9)])).toMatchObject({ settled: 10, profit: 450, yield: undefined, unknown: 1 });
  expect(coinRecord([gap, ...many(10)])).toMatchObject({ settled: 11, profit: 500, yield: 0.5, unknown: 1 });
});

it('a bet counts as one unit by what it brought on its stake', () => {
  const leg = { leagueName: 'EPL' } as PlacedBet['legs'][number];
  expect(followedBet(bet({ stake: 200, profit: 150, legs: [leg, leg] }), () => 'Handicap')).toMatchObject({
    unitProfit: 0.75,
    league: 'EPL',
    play: 'Handicap',
  });
  expect(followedBet(bet({ odds: 1.9 }), () => undefined)).toMatchObject({ unitProfit: undefined, odds: 1.9 });
});
