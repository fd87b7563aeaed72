import { figuresFrom } from '../../../../backend/calls/ranking/bettor-figures';

/** decisions.md, minimum sample: the board's deepest fall is that of the user's page, which goes by when bets were placed. */
test('the deepest fall goes by placing, not by settlement', () => {
  const bet = (placedAt: number, settleAt: number, profit: number) =>
    ({ id: placedAt, placedAt, settleAt, profit, stake: 100, outcome: profit > 0 ? 'win' : 'lose', day: 0 }) as never;
  // Placed: lost, won, lost. Settled: lost, lost, won, which would be a fall of 200.
  const bets = [bet(1, 1, -100), bet(2, 9, 100), bet(3, 3, -100)];
  expect(figuresFrom({ uid: 1, copiedBy: 0 } as never, bets, 10).deepestFall).toBe(100);
});
