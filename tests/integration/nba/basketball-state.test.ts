import { matchState, type Script } from '../../../backend/world/match-state';
import { clockSecondsAt, periodsAt } from '../../../backend/world/nba/basketball-state';

/** A game with overtime, seconds after tip-off: quarters of 1600 s, breaks, the pause before overtime. */
const GAME: Script = {
  segments: [
    { phase: 3005, from: 0 },
    { phase: 3006, from: 1600 },
    { phase: 3007, from: 1750 },
    { phase: 3008, from: 3350 },
    { phase: 3009, from: 4250 },
    { phase: 3010, from: 5850 },
    { phase: 3011, from: 6000 },
    { phase: 3015, from: 7600 },
    { phase: 3013, from: 7750 },
    { phase: 3016, from: 8350 },
  ],
  scores: [
    [10, 0, 3],
    [1600, 1, 2],
    [1800, 1, 2],
    [6100, 0, 1],
    [7800, 0, 2],
  ],
};

/** decisions.md, Codes: status and phase; the clock goes down from twelve minutes, in overtime from five. */
it.each([
  [0, 2, 3005, 720],
  [800, 2, 3005, 360],
  [1599, 2, 3005, 1],
  [1600, 3, 3006, 0],
  [1750, 4, 3007, 720],
  [3350, 5, 3008, 0],
  [4250, 6, 3009, 720],
  [5850, 7, 3010, 0],
  [6000, 8, 3011, 720],
  // Awaiting overtime is still the fourth quarter's status.
  [7600, 8, 3015, 0],
  [7750, 9, 3013, 300],
  [8050, 9, 3013, 150],
  // Finished, and the phase tells that overtime decided.
  [8350, 10, 3016, 0],
  [99_999, 10, 3016, 0],
])("second %d: status %d, phase %d, %d s left [basketball's quarters.1]", (second, statusId, phase, clockSeconds) => {
  const state = matchState({ matchType: 2, startAt: 0, script: GAME }, second * 1000);
  expect(state).toMatchObject({ statusId, phase, clockSeconds });
  expect(clockSecondsAt(GAME, second)).toBe(clockSeconds);
});

it.each([
  [-1, []],
  [9, ['0-0']],
  [10, ['3-0']],
  [1750, ['3-0', '0-0']],
  [8350, ['3-0', '0-2', '0-0', '1-0', '2-0']],
])('second %d: points of the periods that have begun', (second, periods) => {
  expect(periodsAt(GAME, second).map(({ home, away }) => `${home}-${away}`)).toEqual(periods);
});
