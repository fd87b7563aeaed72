import {
  formTable,
  goalRates,
  rateOf,
  type SeasonResult,
  type Share,
} from '../../../../../src/pages/topics/tables/season-results';
import type { Venue } from '../../../../../src/rules/table/team-totals';

/** `A-B 2-1`, in the order in which they were played. */
const results = (text: string): SeasonResult[] =>
  [...text.matchAll(/(\w)-(\w) (\d+)-(\d+)/g)].map(([, homeId = '', awayId = '', home, away], startAt) => ({
    ...{ homeId, awayId, homeScore: Number(home), awayScore: Number(away), startAt },
  }));

const SEASON = 'A-B 2-1 B-A 0-0 C-A 3-1 A-C 1-0 B-C 2-2 C-B 0-1 A-B 0-0';

test.each([
  ['the last two of each, by points, goal difference, goals', 'all', 2, 'A DW 4 1/0, B DW 4 1/0, C LD 1 2/3'],
  ['at home alone', 'home', 2, 'A DW 4 1/0, C LW 3 3/2, B DD 2 2/2'],
  ['away alone', 'away', 2, 'B DW 4 1/0, C DL 1 2/3, A LD 1 1/3'],
  ['who has played less shows what there is', 'home', 9, 'A DWW 7 3/1, C LW 3 3/2, B DD 2 2/2'],
] as const)('design README 9, form table: %s [form table.1]', (_what, venue, last, expected) => {
  const said = formTable([...'ABC'], results(SEASON), { venue, last }).map(
    ({ teamId, form, points, goalsFor, goalsAgainst }) =>
      `${teamId} ${form.join('')} ${points} ${goalsFor}/${goalsAgainst}`,
  );
  expect(said.join(', ')).toBe(expected);
});

const written = ({ count, of }: Share) => `${count}/${of}`;
const rates = (venue: Venue, line: number) =>
  goalRates([...'ABCD'], results(SEASON), { venue, line }).map(
    ({ teamId = 'all', over, bothScored, cleanSheets, goals }) =>
      `${teamId} ${[over, bothScored, cleanSheets, goals].map(written).join(' ')}`,
  );

test.each([
  [
    'over 2.5: three goals and more; who has not played is left out',
    'all',
    2.5,
    'all 3/7 3/7 6/14 13/7, A 2/5 2/5 3/5 8/5, B 2/5 2/5 3/5 8/5, C 2/4 2/4 0/4 10/4',
  ],
  [
    'at home: a clean sheet is the home team’s',
    'home',
    1.5,
    'all 3/7 3/7 3/7 13/7, A 1/3 1/3 2/3 4/3, B 1/2 1/2 1/2 4/2, C 1/2 1/2 0/2 5/2',
  ],
  ['away', 'away', 3.5, 'all 2/7 3/7 3/7 13/7, A 1/2 1/2 1/2 4/2, B 0/3 1/3 2/3 4/3, C 1/2 1/2 0/2 5/2'],
] as const)('design README 9, over and under: %s [over and under.1]', (_what, venue, line, expected) => {
  expect(rates(venue, line).join(', ')).toBe(expected);
});

test('a rate of nothing is 0', () => {
  expect([rateOf({ count: 0, of: 0 }), rateOf({ count: 1, of: 4 })]).toEqual([0, 0.25]);
});
