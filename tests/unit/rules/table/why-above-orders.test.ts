import { COMPETITION } from '../../../../src/contract/football/football-codes';
import { levelWith, whyInFootball } from '../../../../src/pages/topics/why/football-rules';
import { tableOf } from '../../../support/unit/football-table';

const { premierLeague, laLiga, serieA, bundesliga, ligue1, euro, worldCup } = COMPETITION;

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
