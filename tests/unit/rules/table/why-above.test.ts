import { COMPETITION } from '../../../../src/contract/football/football-codes';
import { whyInFootball } from '../../../../src/pages/topics/why/football-rules';
import type { Explanation } from '../../../../src/rules/table/why-above';
import { type Told, tableOf } from '../../../support/unit/football-table';

/** `points= difference> goals.`: equal, decides, not needed, `?` unknown, `-` does not count. */
const MARKS = { equal: '=', decides: '>', unused: '.', unknown: '?', idle: '-' } as const;
const said = ({ steps, verdict }: Explanation) =>
  `${steps.map(({ key, status, reason }) => `${key}${MARKS[status]}${reason ?? ''}`).join(' ')} ${verdict}`;

const { premierLeague, laLiga, serieA, bundesliga, ligue1, euro, worldCup } = COMPETITION;
const MUTUAL = 'mutualPoints mutualDifference';

test.each<[string, string, number, string, Told, string, string]>([
  [
    'football tables.1, Premier League: points',
    premierLeague,
    2024,
    'A-B 1-0',
    {},
    'AB',
    'points> difference. goals. mutualPoints. mutualAwayGoals. above',
  ],
  [
    'football tables.1, Premier League: goal difference',
    premierLeague,
    2024,
    'A-C 1-0 B-C 3-0',
    {},
    'BA',
    'points= difference> goals. mutualPoints. mutualAwayGoals. above',
  ],
  [
    'football tables.1, Premier League: goals',
    premierLeague,
    2024,
    'A-C 2-1 B-C 1-0',
    {},
    'AB',
    'points= difference= goals> mutualPoints. mutualAwayGoals. above',
  ],
  [
    'football tables.1, Premier League: two that have not met',
    premierLeague,
    2024,
    'A-C 1-0 B-D 1-0',
    { isComplete: false },
    'AB',
    'points= difference= goals= mutualPoints?notMet mutualAwayGoals. unknown',
  ],
  [
    'football tables.1, Premier League: met, but the season is not over',
    premierLeague,
    2024,
    'A-B 1-1 C-D 0-0 A-C 0-0',
    { isComplete: false },
    'CD',
    'points> difference. goals. mutualPoints. mutualAwayGoals. above',
  ],
  [
    'football tables.1, Premier League: nothing is decided before the end',
    premierLeague,
    2024,
    'A-B 1-1 B-C 0-0 A-C 0-0',
    { isComplete: false },
    'AB',
    'points= difference= goals= mutualPoints-atEnd mutualAwayGoals-atEnd unknown',
  ],
  [
    'football tables.1, Premier League: for the title at the end',
    premierLeague,
    2024,
    'A-B 1-1 B-A 0-0',
    {},
    'BA',
    'points= difference= goals= mutualPoints= mutualAwayGoals> above',
  ],
  [
    'football tables.2, La Liga: head-to-head first',
    laLiga,
    2024,
    'A-B 1-0 B-A 0-0 A-C 0-1 C-A 1-0 B-C 4-0 C-B 1-0',
    {},
    'AB',
    'points= mutualPoints> mutualDifference. difference. goals. above',
  ],
  [
    'football tables.2, La Liga: not before all of those are played',
    laLiga,
    2024,
    'A-B 1-0 B-C 4-0',
    {},
    'BA',
    'points= mutualPoints-notAllMet mutualDifference-notAllMet difference> goals. above',
  ],
  [
    'football tables.3, Serie A: head-to-head difference',
    serieA,
    2024,
    'C-D 1-0 A-B 2-0 B-A 1-0 C-A 9-0 C-B 9-0',
    {},
    'AB',
    `points= mutualPoints= mutualDifference> difference. goals. lots. above`,
  ],
  [
    'football tables.3, Serie A: lots at the end, which nobody tells',
    serieA,
    2024,
    'A-C 1-0 B-C 1-0 A-B 0-0 B-A 0-0 C-A 0-0 C-B 0-0 ',
    { fields: {} },
    'AB',
    'points= playOff?notTold mutualPoints. mutualDifference. difference. goals. lots. unknown',
  ],
  [
    'football tables.3, Serie A: a play-off for the title that was played',
    serieA,
    2024,
    'A-B 0-0 B-A 0-0',
    { fields: { A: { isPlayOff: true, rank: 1 }, B: { isPlayOff: true, rank: 2 } } },
    'AB',
    'points= playOff> mutualPoints. mutualDifference. difference. goals. lots. above',
  ],
  [
    'football tables.4, Bundesliga: mid-season only difference and goals',
    bundesliga,
    2024,
    'A-B 1-1 B-C 0-0 A-C 0-0',
    { isComplete: false },
    'AB',
    'points= difference= goals= mutualDifference-atEnd mutualAwayGoals-atEnd awayGoals-atEnd unknown',
  ],
  [
    'football tables.4, Bundesliga: head-to-head away goals at the end',
    bundesliga,
    2024,
    'A-B 1-1 B-A 0-0',
    {},
    'BA',
    'points= difference= goals= mutualDifference= mutualAwayGoals> awayGoals. above',
  ],
  [
    'football tables.5, Ligue 1 to 2024-25: difference first',
    ligue1,
    2024,
    'A-B 1-0 B-C 4-0',
    {},
    'BA',
    'points= difference> mutualPoints. mutualDifference. mutualGoals. mutualAwayGoals. goals. awayGoals. above',
  ],
  [
    'football tables.5, Ligue 1 from 2025-26: head-to-head first',
    ligue1,
    2025,
    'A-B 1-0 B-C 4-0',
    {},
    'AB',
    'points= mutualPoints> mutualDifference. difference. goals. won. awayWon. above',
  ],
  [
    'football tables.5, Ligue 1: away wins come with the away table',
    ligue1,
    2025,
    'A-C 1-0 C-B 0-1 A-B 0-0',
    {},
    'BA',
    'points= mutualPoints= mutualDifference= difference= goals= won= awayWon> above',
  ],
  [
    'Euro 2024.1: discipline is in no reading',
    euro,
    2024,
    'A-B 0-0',
    { facts: { meetings: 1 } },
    'AB',
    'points= mutualPoints= mutualDifference= mutualGoals= difference= goals= discipline?notTold ranking. unknown',
  ],
  [
    'World Cup.1, 2022: difference before head-to-head',
    worldCup,
    2022,
    'A-B 1-0 B-C 4-0',
    { facts: { meetings: 1 } },
    'BA',
    'points= difference> goals. mutualPoints. mutualDifference. mutualGoals. discipline. lots. above',
  ],
  [
    'World Cup.1, 2026: head-to-head first',
    worldCup,
    2026,
    'A-B 1-0 B-C 4-0',
    { facts: { meetings: 1 } },
    'AB',
    'points= mutualPoints> mutualDifference. mutualGoals. difference. goals. discipline. ranking. above',
  ],
  [
    'head-to-head that is not at hand',
    laLiga,
    2024,
    'A-C 1-0 B-C 3-0',
    { facts: { results: undefined } },
    'BA',
    'points= mutualPoints?notAtHand mutualDifference. difference. goals. unknown',
  ],
  [
    'a home table compares goals alone',
    laLiga,
    2024,
    'A-C 1-0 B-C 3-0',
    { facts: { kind: 'venue' } },
    'BA',
    'points= difference> goals. above',
  ],
  [
    'Euro 2024.1: third places by wins, too',
    euro,
    2024,
    'A-C 2-2 B-C 2-2 A-D 1-1 B-D 1-1',
    { facts: { kind: 'thirds' } },
    'AB',
    'points= difference= goals= won= discipline?notTold ranking. unknown',
  ],
  [
    'an order that the rules do not give is called so',
    premierLeague,
    2024,
    'A-C 1-0 B-C 3-0',
    {},
    'AB',
    'points= difference> goals. mutualPoints. mutualAwayGoals. below',
  ],
])('%s', (_clause, competitionId, year, text, told, pair, expected) => {
  const table = tableOf(competitionId, year, text, told);
  expect(said(whyInFootball(table, pair[0] ?? '', pair[1] ?? ''))).toBe(expected);
});

test('Euro 2004, group C: three level, the goals among them order all three at once', () => {
  // Sweden 5–0 and Denmark 2–0 over Bulgaria, Italy 2–1; among them 1–1, 0–0, 2–2.
  const text = 'D-I 0-0 S-B 5-0 B-D 0-2 I-S 1-1 D-S 2-2 I-B 2-1';
  const table = tableOf(euro, 2004, text, { facts: { meetings: 1 } });
  expect(table.rows.map(({ teamId }) => teamId).join('')).toBe('SDIB');
  const why = whyInFootball(table, 'S', 'D');
  expect(said(why)).toBe(
    `points= ${MUTUAL.split(' ').join('= ')}= mutualGoals> difference. goals. discipline. ranking. above`,
  );
  const deciding = why.steps[3];
  expect(deciding?.among.join('')).toBe('SDI');
  expect(Object.fromEntries(deciding?.values ?? [])).toEqual({ S: 3, D: 2, I: 1 });
  expect(said(whyInFootball(table, 'D', 'I'))).toBe(said(why));
});
