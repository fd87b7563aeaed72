import { withPlayOffs } from '../../../../../backend/rules/tables/play-offs';
import { COMPETITION } from '../../../../../src/contract/football/football-codes';
import { orderTable, type TableFacts } from '../../../../../src/rules/table/order-table';
import type { Result } from '../../../../../src/rules/table/team-totals';
import { tieBreakSteps } from '../../../../../src/rules/table/tie-breaks';

/** `A-B 2-1`, a match a word pair; a season in one line. */
const results = (text: string): Result[] =>
  [...text.matchAll(/(\w)-(\w) (\d+)-(\d+)/g)].map(([, homeId = '', awayId = '', home, away]) => ({
    homeId,
    awayId,
    homeScore: Number(home),
    awayScore: Number(away),
  }));

/** The order of a table as text: level teams that share a rank stand in brackets. */
function order(competitionId: string, year: number, text: string, facts: Partial<TableFacts> = {}): string {
  const played = results(text);
  const teams = facts.teams ?? [...new Set(played.flatMap(({ homeId, awayId }) => [homeId, awayId]))].sort();
  const rows = orderTable({
    steps: tieBreakSteps(competitionId, year),
    isComplete: true,
    ...facts,
    teams,
    results: played,
  });
  const ranks = [...new Set(rows.map(({ rank }) => rank))];
  return ranks
    .map((rank) => rows.filter((row) => row.rank === rank).map(({ teamId }) => teamId))
    .map((shared) => (shared.length === 1 ? shared[0] : `(${shared.join('')})`))
    .join('');
}

const { premierLeague, laLiga, serieA, bundesliga, ligue1, euro, worldCup } = COMPETITION;
const level = { borders: [1] };
const undecided = { borders: [] };

// A and B are level on points behind C: A is better against B, B in all matches.
const TWO = 'A-B 1-0 B-A 0-0 A-C 0-1 C-A 1-0 B-C 4-0 C-B 1-0';
// The same in a group, where they meet once; D is first.
const GROUP = 'A-B 1-0 B-C 4-0 A-C 0-0 B-D 0-0 A-D 0-1 C-D 0-1';

test.each([
  ['Premier League: goal difference [football tables.1]', premierLeague, 2025, 'A-C 1-0 B-C 3-0', level, 'BAC'],
  ['Premier League: goals [football tables.1]', premierLeague, 2025, 'A-C 2-1 B-C 1-0', level, 'ABC'],
  [
    'Premier League: head-to-head points for a place that decides',
    premierLeague,
    2025,
    'A-B 1-0 B-A 0-0 B-C 1-0 A-D 0-0 A-C 0-0 B-D 0-0',
    { borders: [1], teams: ['B', 'A', 'C', 'D'] },
    'ABDC',
  ],
  [
    'Premier League: level for a place that decides nothing share it',
    premierLeague,
    2025,
    'A-B 1-1 B-A 0-0',
    undecided,
    '(AB)',
  ],
  [
    'Premier League: head-to-head away goals',
    premierLeague,
    2025,
    'A-B 1-1 B-A 0-0',
    { borders: [1], teams: ['A', 'B'] },
    'BA',
  ],
  [
    'Premier League: nothing is decided before the end',
    premierLeague,
    2025,
    'A-B 1-1 B-A 0-0',
    { borders: [1], isComplete: false },
    '(AB)',
  ],
  ['La Liga: head-to-head before difference [football tables.2]', laLiga, 2025, TWO, {}, 'CAB'],
  ['La Liga: difference until all mutual matches are played', laLiga, 2025, 'A-B 1-0 B-C 4-0', {}, 'BAC'],
  ['Serie A: head-to-head, then difference', serieA, 2025, 'A-B 1-1 B-A 0-0 A-C 1-0 B-C 2-0', {}, 'BAC'],
  [
    'Serie A: lots [football tables.3]',
    serieA,
    2025,
    'A-B 1-1 B-A 1-1',
    {
      seeds: new Map([
        ['A', 2],
        ['B', 1],
      ]),
    },
    'BA',
  ],
  ['Bundesliga: mid-season a shared rank', bundesliga, 2025, 'A-B 1-1 B-A 0-0', { isComplete: false }, '(AB)'],
  ['Bundesliga: head-to-head away goals at the end [football tables.4]', bundesliga, 2025, 'A-B 1-1 B-A 0-0', {}, 'BA'],
  ['Bundesliga: away goals of all matches', bundesliga, 2025, 'A-B 1-1 B-A 1-1 A-C 1-0 C-B 0-1', {}, 'BAC'],
  ['Ligue 1 to 2024-25: difference before head-to-head [football tables.5]', ligue1, 2024, TWO, {}, 'CBA'],
  ['Ligue 1 from 2025-26: head-to-head before difference [football tables.5]', ligue1, 2025, TWO, {}, 'CAB'],
  ['Ligue 1 to 2024-25: head-to-head away goals', ligue1, 2024, 'A-B 1-1 B-A 0-0', {}, 'BA'],
  ['Ligue 1 from 2025-26: wins share nothing further', ligue1, 2025, 'A-B 1-1 B-A 1-1', {}, '(AB)'],
  ['World Cup 2022: difference before head-to-head [World Cup.1]', worldCup, 2022, GROUP, { meetings: 1 }, 'DBAC'],
  ['World Cup 2026: head-to-head first [World Cup.1]', worldCup, 2026, GROUP, { meetings: 1 }, 'DABC'],
  ['Euro: head-to-head first [Euro 2024.1]', euro, 2024, GROUP, { meetings: 1 }, 'DABC'],
  [
    'Euro: discipline when all else is level (Denmark and Slovenia)',
    euro,
    2024,
    'A-B 1-1',
    {
      discipline: new Map([
        ['A', 7],
        ['B', 6],
      ]),
    },
    'BA',
  ],
  [
    'Euro: the qualifying rank at last',
    euro,
    2024,
    'A-B 0-0',
    {
      seeds: new Map([
        ['A', 5],
        ['B', 3],
      ]),
    },
    'BA',
  ],
] as const)('domain.md, %s', (_clause, competitionId, year, text, facts, expected) => {
  expect(order(competitionId, year, text, facts)).toBe(expected);
});

describe('three level teams', () => {
  // In a ring A beats B, B beats C, C beats A: mini-table differences decide, whatever the fourth did.
  const RING = 'A-B 3-0 B-A 0-0 B-C 1-0 C-B 0-0 C-A 1-0 A-C 0-0';

  test.each([
    ['La Liga: a mini-league [football tables.2]', laLiga, 2025, RING, {}, 'ACB'],
    ['Serie A: a mini-league', serieA, 2025, RING, {}, 'ACB'],
    ['all alike share the rank', bundesliga, 2025, 'A-B 0-0 B-A 0-0 A-C 0-0 C-A 0-0 B-C 0-0 C-B 0-0', {}, '(ABC)'],
    [
      'Euro: applied again to those still level',
      euro,
      2024,
      // A, B, C draw with each other, C with fewer goals; A and B then stand 1-1 against each other.
      'A-B 2-2 A-C 1-1 B-C 1-1 A-D 1-0 B-D 2-0 C-D 3-0',
      { meetings: 1 },
      'BACD',
    ],
  ] as const)('domain.md, %s', (_clause, competitionId, year, text, facts, expected) => {
    expect(order(competitionId, year, text, facts)).toBe(expected);
  });

  // The same ring; each of the three beats D, the best of the ring by the least.
  const AND_FOURTH = `${RING} A-D 1-0 D-A 0-1 B-D 9-0 D-B 0-9 C-D 3-0 D-C 0-3`;
  const RING_GROUP = 'A-B 3-0 B-C 1-0 C-A 1-0 A-D 1-0 B-D 9-0 C-D 4-0';
  // Level in points, difference and goals behind D; against each other A has six points, B three, C none.
  const ALIKE = 'A-B 1-0 B-C 1-0 A-C 1-0 A-D 0-1 D-A 1-0 B-D 1-0 D-B 1-0 C-D 1-0 D-C 0-1';
  const once = { meetings: 1 };

  test.each([
    ['Premier League: difference', premierLeague, 2025, AND_FOURTH, {}, 'BCAD'],
    [
      'Premier League: head-to-head points among the three, for a place that decides',
      premierLeague,
      2025,
      ALIKE,
      { borders: [3], teams: ['C', 'B', 'A', 'D'] },
      'DABC',
    ],
    [
      'Premier League: they share a place that decides nothing [football tables.1]',
      premierLeague,
      2025,
      ALIKE,
      undecided,
      'D(ABC)',
    ],
    ['La Liga: a mini-league before difference', laLiga, 2025, AND_FOURTH, {}, 'ACBD'],
    ['Serie A: a mini-league before difference', serieA, 2025, AND_FOURTH, {}, 'ACBD'],
    ['Bundesliga: difference', bundesliga, 2025, AND_FOURTH, {}, 'BCAD'],
    ['Ligue 1 to 2024-25: difference', ligue1, 2024, AND_FOURTH, {}, 'BCAD'],
    ['Ligue 1 to 2024-25: then head-to-head points', ligue1, 2024, ALIKE, {}, 'DABC'],
    ['Ligue 1 from 2025-26: a mini-league before difference', ligue1, 2025, AND_FOURTH, {}, 'ACBD'],
    ['World Cup 2022: difference', worldCup, 2022, RING_GROUP, once, 'BCAD'],
    ['World Cup 2026: a mini-league first', worldCup, 2026, RING_GROUP, once, 'ACBD'],
    ['Euro: a mini-league first', euro, 2024, RING_GROUP, once, 'ACBD'],
  ] as const)('domain.md, %s', (_clause, competitionId, year, text, facts, expected) => {
    expect(order(competitionId, year, text, facts)).toBe(expected);
  });

  // The mini-league sets A apart and leaves B and C level; against each other C is better, in all matches B.
  const APART = 'C-B 1-0 B-C 0-0 B-A 1-0 A-B 1-0 A-C 1-0 C-A 0-1 A-D 0-0 D-A 1-0 B-D 5-0 D-B 0-1 C-D 1-0 D-C 0-1';

  test.each([
    ['La Liga looks at those still level anew', laLiga, 'ACBD'],
    ['Serie A goes on to the difference', serieA, 'ABCD'],
  ])('domain.md: %s', (_clause, competitionId, expected) => {
    expect(order(competitionId, 2025, APART)).toBe(expected);
  });
});

test('points taken away count before all else (domain.md, deductions) [football tables.6]', () => {
  expect(order(premierLeague, 2025, 'A-B 3-0', { deductions: new Map([['A', 4]]), borders: [] })).toBe('BA');
});

describe('domain.md, Serie A: a play-off between level teams', () => {
  const rows = (text: string) =>
    orderTable({ teams: ['A', 'B'], results: results(text), steps: tieBreakSteps(serieA, 2025), isComplete: true });

  test('level at 1st and 2nd: both are first until it is played [football tables.3]', () => {
    const table = withPlayOffs(serieA, rows('A-B 1-0 B-A 1-0'), true);
    expect(table.map(({ isPlayOff, rank }) => [isPlayOff, rank])).toEqual([
      [true, 1],
      [true, 1],
    ]);
  });

  test('its winner stands above [football tables.3]', () => {
    const table = withPlayOffs(serieA, rows('A-B 2-0 B-A 1-0'), true, new Set(['B']));
    expect(table.map(({ teamId, rank }) => `${teamId}${rank}`)).toEqual(['B1', 'A2']);
  });

  test.each([
    ['not before the end', serieA, false],
    ['not elsewhere', laLiga, true],
  ])('%s', (_clause, competitionId, isComplete) => {
    const table = withPlayOffs(competitionId, rows('A-B 1-0 B-A 1-0'), isComplete);
    expect(table.some(({ isPlayOff }) => isPlayOff)).toBe(false);
  });
});
