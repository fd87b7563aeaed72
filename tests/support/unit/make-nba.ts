import { CUP_STAGE } from '../../../src/contract/nba/nba-codes';
import type { NbaMatch } from '../../../src/contract/nba/nba-match';

/** A finished game unless told otherwise. */
export const game = (parts: Partial<NbaMatch> & { readonly matchId: string }): NbaMatch => ({
  statusId: 10,
  matchDate: Date.parse('2024-12-11T08:00:00+08:00'),
  matchTypeId: 2,
  ...parts,
});

const cupGame = (
  matchId: string,
  day: string,
  stageId: string,
  [homeId, awayId]: readonly [string, string],
  [homeScore, awayScore]: readonly [number, number],
  more: Partial<NbaMatch> = {},
): NbaMatch =>
  game({
    matchId,
    matchDate: Date.parse(`2024-12-${day}+08:00`),
    stageId,
    homeId,
    awayId,
    homeScore,
    awayScore,
    ...more,
  });

const { quarterFinal, semiFinal, final } = CUP_STAGE;
const EAST = { conference: 1 };
const WEST = { conference: 2 };

/** The cup of 2024 (decisions.md, NBA) as a feed has it: by time, conferences mixed. */
export const CUP_2024: readonly NbaMatch[] = [
  cupGame('e1', '11T08:00', quarterFinal, ['MIL', 'ORL'], [114, 109], { ...EAST, seriesIndex: 0 }),
  cupGame('w1', '11T10:30', quarterFinal, ['OKC', 'DAL'], [118, 104], { ...WEST, seriesIndex: 0 }),
  cupGame('e2', '12T08:00', quarterFinal, ['NYK', 'ATL'], [100, 108], { ...EAST, seriesIndex: 1 }),
  cupGame('w2', '12T10:30', quarterFinal, ['HOU', 'GSW'], [91, 90], { ...WEST, seriesIndex: 1 }),
  cupGame('es', '15T05:30', semiFinal, ['MIL', 'ATL'], [110, 102], EAST),
  cupGame('ws', '15T09:30', semiFinal, ['OKC', 'HOU'], [111, 96], WEST),
  cupGame('f', '18T09:30', final, ['MIL', 'OKC'], [97, 81]),
];

/** The same cup with another game in the place of one of its games. */
export const cupWith = (matchId: string, change: Partial<NbaMatch>): NbaMatch[] =>
  CUP_2024.map((one) => (one.matchId === matchId ? { ...one, ...change } : one));
