import {
  byWinRate,
  gamesBehind,
  placeZone,
  type Result,
  splitOf,
  streakOf,
  winRate,
} from '../../../../src/rules/nba/table';

/** decisions.md, NBA: GB = ((Wlead − W) + (L − Llead)) / 2; the figures of the drawn table. */
it.each([
  [[56, 10], [56, 10], 0],
  [[56, 10], [47, 19], 9],
  [[56, 10], [42, 23], 13.5],
  [[56, 10], [37, 28], 18.5],
  [[56, 10], [36, 28], 19],
  [[56, 10], [14, 52], 42],
  [[0, 0], [0, 0], 0],
  // Leads by PCT with fewer games: nobody is behind.
  [[10, 1], [11, 2], 0],
] as const)('leader %j, team %j: %d behind', ([won, loss], [ofWon, ofLoss], behind) => {
  expect(gamesBehind({ won, loss }, { won: ofWon, loss: ofLoss })).toBe(behind);
});

/** decisions.md, NBA: order by PCT, never by games won. */
it('orders by PCT: 36–28 stands above 37–30', () => {
  const rows = [
    { won: 37, loss: 30 },
    { won: 36, loss: 28 },
    { won: 0, loss: 0 },
    { won: 56, loss: 10 },
  ];
  expect(byWinRate(rows).map(({ won }) => won)).toEqual([56, 36, 37, 0]);
  expect(rows[0]?.won).toBe(37);
});

it.each([
  [0, 0, 0],
  [56, 10, 56 / 66],
  [0, 5, 0],
])('%d–%d wins %d of the games', (won, loss, rate) => {
  expect(winRate({ won, loss })).toBe(rate);
});

const result = (homeId: number, awayId: number, home: number, away: number): Result => ({ homeId, awayId, home, away });

it('counts won and lost from both sides', () => {
  const results = [result(1, 2, 100, 90), result(2, 1, 100, 90), result(3, 1, 90, 100)];
  expect(splitOf(1, results)).toEqual({ won: 2, loss: 1 });
  expect(splitOf(2, results.slice(0, 2))).toEqual({ won: 1, loss: 1 });
  expect(splitOf(1, [])).toEqual({ won: 0, loss: 0 });
});

it.each([
  ['none', [], 0],
  ['won once', ['W'], 1],
  ['lost twice after a win', ['W', 'L', 'L'], -2],
  ['three in a row', ['L', 'W', 'W', 'W'], 3],
])('streak: %s', (_, letters, streak) => {
  const results = (letters as string[]).map((letter) => result(1, 2, letter === 'W' ? 100 : 80, 90));
  expect(streakOf(1, results)).toBe(streak);
});

/** decisions.md, NBA: six go on, 7 to 10 play in; the lines come with the data. */
it.each([
  [1, 'playoffs'],
  [6, 'playoffs'],
  [7, 'playIn'],
  [10, 'playIn'],
  [11, undefined],
  [undefined, undefined],
] as const)('place %s: %s', (rank, zone) => {
  expect(placeZone(rank, { playoffPlaces: 6, playInPlaces: 10 })).toBe(zone);
  expect(placeZone(rank, {})).toBeUndefined();
});
