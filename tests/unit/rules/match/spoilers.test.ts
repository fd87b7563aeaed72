import { isSpoiler, mayBeSpoiler, type Spoilable } from '../../../../src/rules/match/spoilers';
import { hiddenSides, veiled } from '../../../../src/rules/match/veiled';

const HOUR_MS = 3_600_000;
/** Three in the afternoon where the test runs. */
const NOW = new Date(2025, 2, 15, 15).getTime();
const at = (hours: number) => NOW + hours * HOUR_MS;

test.each<[string, Partial<Spoilable>, boolean]>([
  ['ended an hour ago', { statusId: 8, startDate: at(-3) }, true],
  ['abandoned today', { statusId: 11, startDate: at(-3) }, true],
  ['began before midnight, ended after it [no spoilers.1]', { statusId: 8, startDate: at(-16) }, true],
  ['ended yesterday', { statusId: 8, startDate: at(-19) }, false],
  ['in play [no spoilers.1]', { statusId: 4, startDate: at(-1) }, false],
  ['to come', { statusId: 1, startDate: at(2) }, false],
  ['called off', { statusId: 12, startDate: at(-3) }, false],
  ['ended, nobody says when it began', { statusId: 8, startDate: undefined }, true],
  ['a game of the NBA that has ended', { statusId: 10, matchTypeId: 2, startDate: undefined, matchDate: at(-4) }, true],
  ['a game of the NBA in its last quarter', { statusId: 8, matchTypeId: 2, startDate: at(-2) }, false],
])('no spoilers: %s', (_name, fields, expected) => {
  expect(isSpoiler({ matchId: 'm', matchTypeId: 1, ...fields }, NOW)).toBe(expected);
});

test.each([
  ['ended today', { statusId: 8, startDate: NOW - 7_200_000 }, true],
  ['in play by its last reading', { statusId: 2, startDate: NOW - 7_200_000 }, true],
  ['to begin by its last reading, its kick-off is over', { statusId: 1, startDate: NOW - 7_200_000 }, true],
  ['to begin', { statusId: 1, startDate: NOW + 60_000 }, false],
  ['in play for days by its last reading', { statusId: 2, startDate: NOW - 3 * 86_400_000 }, false],
  ['ended days ago', { statusId: 8, startDate: NOW - 3 * 86_400_000 }, false],
])('no spoilers, it may have ended by now: %s', (_name, fields, expected) => {
  expect(mayBeSpoiler({ matchTypeId: 1, ...fields }, NOW)).toBe(expected);
});

test('no spoilers: nothing that is left tells who won, or after what', () => {
  const match = { matchId: 'm', matchTypeId: 1, statusId: 8, homeScore: 1, awayScore: 1, homeShootout: 3, phase: 1014 };
  const hidden = veiled({ ...match, winnerId: 'h', homeRedCards: 1, homeAggregate: 3 });
  expect(Object.fromEntries(Object.entries(hidden).filter(([, value]) => value !== undefined))).toEqual({
    ...{ matchId: 'm', matchTypeId: 1, statusId: 8, isVeiled: true },
  });
});

test('no spoilers: the winner of a hidden match has no name in the next round; the next game of a series keeps both', () => {
  const tie = (matchId: string, homeId: string, awayId: string, startDate: number, isVeiled?: boolean) => ({
    ...{ matchId, matchTypeId: 1, statusId: 8, homeId, awayId, startDate, isVeiled },
  });
  const matches = [tie('q', 'A', 'B', 2, true), tie('s', 'A', 'C', 3), tie('r', 'B', 'A', 3), tie('old', 'A', 'D', 1)];
  const sides = matches.map(hiddenSides(matches)).map(({ home, away }) => [home, away]);
  expect(sides).toEqual([
    [false, false],
    [true, false],
    [false, false],
    [false, false],
  ]);
});
