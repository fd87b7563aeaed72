import { currentRound, firstDayOf, roundsOf } from '../../../../../src/pages/topics/rounds/round-word';

const DAY_MS = 86_400_000;
const day = (number: number, round?: number) => ({ matchDate: number * DAY_MS, matchCount: 1, round });
const DAYS = [day(1, 1), day(2, 1), day(8, 2), day(10, 1), day(15, 3), day(20)];

test('match at a glance, rounds: each once and in order; none where no day tells its own [rounds.1]', () => {
  expect(roundsOf(DAYS)).toEqual([1, 2, 3]);
  expect(roundsOf([day(1), day(2)])).toEqual([]);
});

test('match at a glance, rounds: a round leads to its first day', () => {
  expect(firstDayOf(DAYS, 1)?.matchDate).toBe(DAY_MS);
  expect(firstDayOf(DAYS, 3)?.matchDate).toBe(15 * DAY_MS);
  expect(firstDayOf(DAYS, 9)).toBeUndefined();
});

test.each([
  ['before the season the first', 0, 1],
  ['on its first day', 1, 1],
  ['a match put off does not turn it back', 11, 2],
  ['after the last day', 30, 3],
])('match at a glance, rounds: the current one, %s', (_what, now, expected) => {
  expect(currentRound(DAYS, now * DAY_MS)).toBe(expected);
});
