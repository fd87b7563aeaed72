import { timerDelay } from '../../../../../src/pages/live-room/extras/lottery-query';

it.each([
  [0, 0],
  [1_500, 1_500],
  [-5, 0],
  [2 ** 31 - 1, 2 ** 31 - 1],
  [2 ** 31, 2 ** 31 - 1],
  [8.64e15, 2 ** 31 - 1],
  [Number.POSITIVE_INFINITY, 2 ** 31 - 1],
])('%d ms are %d', (ms, delay) => {
  expect(timerDelay(ms)).toBe(delay);
});
