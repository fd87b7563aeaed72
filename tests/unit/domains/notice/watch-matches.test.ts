import { beginsWith } from '../../../../src/domains/notice/watch-matches';

const NOW = 1_742_047_200_000;
const push = (statusId: number | undefined, phaseStart?: number) => ({
  matchId: 'm',
  serverNow: NOW,
  statusId,
  phaseStart,
});

/** decisions.md, quiet words. */
test.each([
  ['under way after not begun', push(2), push(1), true],
  ['under way as before', push(4), push(2), false],
  ['over', push(8), push(1), false],
  ['the first that is heard, a minute into its first phase [quiet words.4]', push(2, NOW - 60_000), undefined, true],
  ['the first that is heard, ten minutes in', push(2, NOW - 600_000), undefined, false],
  ['the first that is heard, without a clock', push(2), undefined, false],
  ['no status', push(undefined), push(1), false],
])('a match begins with a push: %s', (_name, one, before, begins) => {
  expect(beginsWith(one, before, NOW)).toBe(begins);
});
