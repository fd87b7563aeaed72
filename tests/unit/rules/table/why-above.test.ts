import { orderTable } from '../../../../backend/rules/tables/order-table';
import { COMPETITION } from '../../../../src/contract/football/football-codes';
import type { TableRow } from '../../../../src/contract/football/standings';
import { type FootballTable, levelWith, whyInFootball } from '../../../../src/rules/table/football-rules';
import { type Result, tableLines } from '../../../../src/rules/table/table-lines';
import { tieBreakSteps } from '../../../../src/rules/table/tie-breaks';
import type { Explanation } from '../../../../src/rules/table/why-above';

/** `A-B 2-1`, a match a word pair; a season in one line. */
const results = (text: string): Result[] =>
  [...text.matchAll(/(\w)-(\w) (\d+)-(\d+)/g)].map(([, homeId = '', awayId = '', home, away]) => ({
    homeId,
    awayId,
    homeScore: Number(home),
    awayScore: Number(away),
  }));

interface Told {
  readonly fields?: Readonly<Record<string, Partial<TableRow>>>;
  readonly facts?: Partial<FootballTable>;
  readonly isComplete?: boolean;
}

/** The table that comes of those matches, as the server orders it. */
function tableOf(competitionId: string, year: number, text: string, { fields = {}, facts, isComplete }: Told = {}) {
  const played = results(text);
  const teams = [...new Set(played.flatMap(({ homeId, awayId }) => [homeId, awayId]))].sort();
  const steps = tieBreakSteps(competitionId, year);
  const rows = orderTable({ teams, results: played, steps, isComplete: isComplete ?? true, borders: [1] });
  const away = tableLines(teams, played, 'away');
  const shown = rows.map((row): TableRow => ({ ...row, form: [], ...fields[row.teamId] }) as TableRow);
  const table: FootballTable = {
    competitionId,
    year,
    kind: 'all',
    rows: shown,
    away: teams.map((teamId) => ({ ...away.get(teamId), teamId }) as TableRow),
    results: played,
    meetings: 2,
    ...facts,
  };
  return table;
}

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

test('Euro 2024.1: who is still level when others are set apart is looked at again', () => {
  // Each won one of three; B has a goal less than the others, and of those C beat A.
  const text = 'A-B 1-0 B-C 1-0 C-A 2-1 A-D 1-0 B-D 1-0 C-D 1-0';
  const table = tableOf(euro, 2024, text, { facts: { meetings: 1 } });
  expect(table.rows.map(({ teamId }) => teamId).join('')).toBe('CABD');
  const why = whyInFootball(table, 'C', 'A');
  expect(why.steps.slice(0, 5).map(({ key, status, among }) => `${key} ${status} ${among.join('')}`)).toEqual([
    'points equal CAB',
    'mutualPoints equal CAB',
    'mutualDifference equal CAB',
    'mutualGoals equal CAB',
    'mutualPoints decides CA',
  ]);
  expect(levelWith(table.rows, 'A')).toEqual(['C', 'A', 'B']);
});

/** Numbers that look like chance and are the same every time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test.each([
  [premierLeague, 2024],
  [laLiga, 2024],
  [serieA, 2024],
  [bundesliga, 2024],
  [ligue1, 2024],
  [ligue1, 2025],
  [euro, 2024],
  [worldCup, 2022],
  [worldCup, 2026],
])('no table that the same rules have ordered is called wrong (%s, %i)', (competitionId, year) => {
  const next = numbers(Number(competitionId) + year);
  const isGroup = competitionId === euro || competitionId === worldCup;
  for (let season = 0; season < 60; season += 1) {
    const pairs = ['A', 'B', 'C', 'D', 'E'].flatMap((home, at, all) =>
      (isGroup ? all.slice(at + 1) : all).filter((away) => away !== home).map((away) => `${home}-${away}`),
    );
    const isComplete = season % 2 === 0;
    const played = isComplete ? pairs : pairs.filter(() => next(3) > 0);
    const text = played.map((pair) => `${pair} ${next(3)}-${next(2)}`).join(' ');
    const told = { isComplete, facts: { meetings: isGroup ? (1 as const) : (2 as const) } };
    const { rows, ...table } = tableOf(competitionId, year, text, told);
    rows.slice(1).forEach((row, index) => {
      const above = rows[index]?.teamId ?? '';
      const { verdict } = whyInFootball({ ...table, rows }, above, row.teamId);
      expect([text, above, row.teamId, verdict]).not.toEqual([text, above, row.teamId, 'below']);
      if (rows[index]?.rank === row.rank) expect(verdict).toBe('unknown');
    });
  }
});
