import { mergedMoments } from '../../../src/domains/moment/moments-query';
import { compareVersions } from '../../../src/rules/config/version-gates';
import { ageOf } from '../../../src/rules/session/age';
import { moment } from '../../support/unit/make';

test.each([
  ['equal', '4.6.0', '4.6.0', 0],
  ['numerically, not as text [5.19]', '4.10.0', '4.9.9', 1],
  ['a missing part is 0', '4.6', '4.6.0', 0],
  ['an older one', '4.5.9', '4.6.0', -1],
  ['a longer one is newer', '4.6.0.1', '4.6.0', 1],
  ['an unreadable part is 0', '4.x.1', '4.0.1', 0],
  ['4.3.9 is older than 4.3.10', '4.3.9', '4.3.10', -1],
])('section 5, versions compared part by part: %s', (_clause, a, b, expected) => {
  expect(Math.sign(compareVersions(a, b))).toBe(expected);
});

const NOW = Date.UTC(2025, 2, 15, 12);
test.each([
  ['difference of the years [3.22, age.1]', '1996-08-02', 29],
  ['born this year', '2025-01-02', 0],
  ['Unix ms', Date.UTC(1990, 5, 1), 35],
  ['Unix ms as text', String(Date.UTC(1990, 5, 1)), 35],
  ['unknown', undefined, null],
  ['empty', '', null],
  ['unreadable [age.1]', 'yesterday', null],
  ['in the future [age.1]', '2026-01-01', null],
])('section 3, age: %s', (_clause, birthday, expected) => {
  expect(ageOf(birthday, NOW)).toBe(expected);
});

const a = moment('a');
const b = moment('b');
const c = moment('c');
test.each([
  ['one page', [{ page: 1, list: [a, b] }], 'a b'],
  [
    'later pages are appended [4.21]',
    [
      { page: 1, list: [a] },
      { page: 2, list: [b, c] },
    ],
    'a b c',
  ],
  [
    'page 1 replaces [4.21]',
    [
      { page: 1, list: [a] },
      { page: 2, list: [b] },
      { page: 1, list: [c] },
    ],
    'c',
  ],
  [
    'what moved down a page is not shown twice',
    [
      { page: 1, list: [a, b] },
      { page: 2, list: [b, c] },
    ],
    'a b c',
  ],
  ['twice on one page', [{ page: 1, list: [a, a] }], 'a'],
  ['nothing', [], ''],
])('section 4, moments: %s', (_clause, batches, expected) => {
  expect(
    mergedMoments(batches)
      .map((one) => one.id)
      .join(' '),
  ).toBe(expected);
});
