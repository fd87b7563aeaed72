import { COMPETITION } from '../../../../src/contract/football/football-codes';
import { whyInFootball } from '../../../../src/pages/topics/why/football-rules';
import { said, type Told, tableOf } from '../../../support/unit/football-table';

const { bundesliga, ligue1, euro, worldCup } = COMPETITION;
const MUTUAL = 'mutualPoints mutualDifference';

test.each<[string, string, number, string, Told, string, string]>([
  [
    'football tables.4, Bundesliga: head-to-head over two legs',
    bundesliga,
    2024,
    'A-B 2-0 B-A 1-0 A-C 0-1 C-A 0-0 B-C 1-0 C-B 0-0',
    {},
    'BA',
    'points> difference. goals. mutualDifference. mutualAwayGoals. awayGoals. above',
  ],
  [
    'football tables.4, Bundesliga: away goals of the whole season',
    bundesliga,
    2024,
    'A-B 0-0 B-A 0-0 A-C 1-0 C-A 0-0 B-C 0-0 C-B 0-1',
    {},
    'BA',
    'points= difference= goals= mutualDifference= mutualAwayGoals= awayGoals> above',
  ],
  [
    'football tables.5, Ligue 1 to 2024-25: head-to-head goals away',
    ligue1,
    2024,
    'A-B 1-1 B-A 0-0',
    {},
    'BA',
    'points= difference= mutualPoints= mutualDifference= mutualGoals= mutualAwayGoals> goals. awayGoals. above',
  ],
  [
    'football tables.5, Ligue 1 to 2024-25: goals, then goals away',
    ligue1,
    2024,
    'A-B 0-0 B-A 0-0 A-C 1-0 C-A 0-0 B-C 0-0 C-B 0-1',
    {},
    'BA',
    'points= difference= mutualPoints= mutualDifference= mutualGoals= mutualAwayGoals= goals= awayGoals> above',
  ],
  [
    'football tables.5, Ligue 1 from 2025-26: won matches',
    ligue1,
    2025,
    'A-B 0-0 B-A 0-0',
    { fields: { A: { won: 9 }, B: { won: 8 } } },
    'AB',
    'points= mutualPoints= mutualDifference= difference= goals= won> awayWon. above',
  ],
  [
    'World Cup.1: lots at the end of all rules, which nobody tells',
    worldCup,
    2022,
    'A-B 0-0',
    { facts: { meetings: 1 } },
    'AB',
    'points= difference= goals= mutualPoints= mutualDifference= mutualGoals= discipline?notTold lots. unknown',
  ],
  [
    'World Cup.1: third places without wins',
    worldCup,
    2026,
    'A-C 2-2 B-C 2-2',
    { facts: { kind: 'thirds' } },
    'AB',
    'points= difference= goals= discipline?notTold ranking. unknown',
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
    'Euro 2024.1: discipline is in no reading [why above.3]',
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
    'Euro 2024.1: third places by wins, too',
    euro,
    2024,
    'A-C 2-2 B-C 2-2 A-D 1-1 B-D 1-1',
    { facts: { kind: 'thirds' } },
    'AB',
    'points= difference= goals= won= discipline?notTold ranking. unknown',
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
