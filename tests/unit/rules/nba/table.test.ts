import { orderNba } from '../../../../backend/rules/tables/order-nba';
import { gamesBehind, placeZone, type Result, splitOf, streakOf, winRate } from '../../../../src/rules/nba/table';

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
] as const)('leader %j, team %j: %d behind [missing value.2, NBA.1]', ([won, loss], [ofWon, ofLoss], behind) => {
  expect(gamesBehind({ won, loss }, { won: ofWon, loss: ofLoss })).toBe(behind);
});

/** decisions.md, NBA: order by PCT, never by games won. */
it('orders by PCT: 36–28 stands above 37–30 [NBA.1]', () => {
  const rows = [
    { teamId: 'a', won: 37, loss: 30 },
    { teamId: 'b', won: 36, loss: 28 },
    { teamId: 'c', won: 0, loss: 0 },
    { teamId: 'd', won: 56, loss: 10 },
  ];
  expect(orderNba({ rows, divisions: undefined, games: [] })).toEqual(['d', 'b', 'a', 'c']);
});

it.each([
  [0, 0, 0],
  [56, 10, 56 / 66],
  [0, 5, 0],
])('%d–%d wins %d of the games', (won, loss, rate) => {
  expect(winRate({ won, loss })).toBe(rate);
});

const result = (homeId: number, awayId: number, home: number, away: number): Result => ({ homeId, awayId, home, away });

it('counts won and lost from both sides [3.6]', () => {
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
] as const)('place %s: %s [NBA.2]', (rank, zone) => {
  expect(placeZone(rank, { playoffPlaces: 6, playInPlaces: 10 })).toBe(zone);
  expect(placeZone(rank, {})).toBeUndefined();
});

it('orders level teams by their games, then as the rules between them say', () => {
  const level = { won: 41, loss: 25, divisionRecord: { won: 8, loss: 8 }, conferenceRecord: { won: 20, loss: 20 } };
  const rows = ['a', 'b', 'c'].map((teamId) => ({ teamId, ...level }));
  const game = (homeId: string, awayId: string) => ({ homeId, awayId, homeScore: 1, awayScore: 0 });
  const games = [game('c', 'a'), game('c', 'b'), game('b', 'a')];
  expect(orderNba({ rows, divisions: [['a'], ['d', 'b', 'c']], games })).toEqual(['a', 'c', 'b']);
  expect(orderNba({ rows, divisions: undefined, games })).toEqual(['c', 'b', 'a']);
  expect(orderNba({ rows, divisions: undefined, games: [] })).toEqual(['a', 'b', 'c']);
});
