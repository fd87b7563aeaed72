import { winnerOf } from '../../../../../src/pages/topics/cups/winner';

const over = { homeId: 'h', awayId: 'a', homeScore: 1, awayScore: 1 };
const FOOTBALL_OVER = { ...over, statusId: 8 };
const BASKETBALL_OVER = { ...over, statusId: 10 };

describe('who has won', () => {
  it.each([
    ['the score before the shoot-out', 'football', { ...FOOTBALL_OVER, homeScore: 2, awayShootout: 4 }, 'h'],
    ['the server knows better than the score', 'football', { ...FOOTBALL_OVER, homeScore: 2, winnerId: 'a' }, 'a'],
    ['and before it is over', 'football', { ...over, statusId: 1, winnerId: 'a' }, 'a'],
    ['basketball ends at another status', 'basketball', { ...BASKETBALL_OVER, awayScore: 99 }, 'a'],
    ['football’s end is a quarter of basketball', 'basketball', { ...over, statusId: 8, homeScore: 99 }, undefined],
    ['a winner whose team is not told', 'football', { statusId: 8, homeScore: 2, awayScore: 0 }, undefined],
  ] as const)('%s', (_clause, sport, match, winner) => {
    expect(winnerOf(sport, match)).toBe(winner);
  });
});
