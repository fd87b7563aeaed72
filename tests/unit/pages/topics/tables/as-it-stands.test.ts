import { COMPETITION } from '../../../../../src/contract/football/football-codes';
import type { TableRow } from '../../../../../src/contract/football/standings';
import { asItStands, levelInPlay, type TableInPlay } from '../../../../../src/pages/topics/tables/as-it-stands';
import { orderTable } from '../../../../../src/rules/table/order-table';
import { type Result, teamTotals, type Venue } from '../../../../../src/rules/table/team-totals';
import { tieBreakSteps, VENUE_STEPS } from '../../../../../src/rules/table/tie-breaks';

/** `A-B 2-1`, a match a word pair. */
const results = (text: string): Result[] =>
  [...text.matchAll(/(\w)-(\w) (\d+)-(\d+)/g)].map(([, homeId = '', awayId = '', home, away]) => ({
    ...{ homeId, awayId, homeScore: Number(home), awayScore: Number(away) },
  }));

const { premierLeague, laLiga, serieA, bundesliga, ligue1 } = COMPETITION;

interface Season {
  readonly competitionId: string;
  readonly year: number;
  readonly teams: readonly string[];
  readonly venue: Venue;
}

/** The server's table of finished matches: its places, and its lines as it sends them. */
function official({ competitionId, year, teams, venue }: Season, played: readonly Result[]): readonly TableRow[] {
  const steps = venue === 'all' ? tieBreakSteps(competitionId, year) : VENUE_STEPS;
  const isComplete = played.length === teams.length * (teams.length - 1);
  return orderTable({ teams, results: played, steps, venue, isComplete, borders: [1] }).map(
    ({ awayGoals: _goals, awayWon: _won, ...row }) => row as TableRow,
  );
}

/** The same, counted match by match and added to the official rows by the rule that is tested. */
function reckoned(season: Season, played: readonly Result[], inPlay: readonly Result[]) {
  const { competitionId, year, teams, venue } = season;
  const away = teamTotals(teams, played, 'away');
  const table: Omit<TableInPlay, 'results'> = {
    rows: official(season, played),
    away: [...away.values()] as unknown as TableRow[],
    ...{ venue, inPlay, steps: venue === 'all' ? tieBreakSteps(competitionId, year) : VENUE_STEPS },
  };
  // As the screen does: only the matches among those who would be level are read.
  const level = levelInPlay(table);
  const known = played.filter(({ homeId, awayId }) => level.includes(homeId) && level.includes(awayId));
  return asItStands({ ...table, results: known });
}

const season = (competitionId: string, teams: string): Season => ({
  ...{ competitionId, year: 2024, teams: [...teams], venue: 'all' },
});
const said = (rows: ReturnType<typeof asItStands>) =>
  rows?.map(
    ({ teamId, rank, points, moved, score }) =>
      `${rank}${teamId}${points}${moved > 0 ? `↑${moved}` : moved < 0 ? `↓${-moved}` : ''}${score === undefined ? '' : `(${score.join(':')})`}`,
  );

test.each([
  ['a lead counts three points and moves both teams', 'A-B 2-0 C-D 1-0', 'C-A 2-1', '1C6↑1(2:1) 2A3↓1(1:2) 3D0 4B0'],
  ['a draw in play counts a point each', 'A-B 2-0 C-D 1-0', 'B-D 1-1', '1A3 2C3 3D1(1:1) 4B1(1:1)'],
  ['nothing in play: the official table', 'A-B 2-0 C-D 1-0', '', '1A3 2C3 3D0 4B0'],
  ['the goals of a match in play set level teams apart', 'A-B 1-0 C-D 1-0', 'D-B 4-3', '1A3 1C3 3D3(4:3) 4B0↓1(3:4)'],
])('design README 9, as it stands: %s [as it stands.1]', (_what, played, inPlay, expected) => {
  expect(said(reckoned(season(premierLeague, 'ABCD'), results(played), results(inPlay)))?.join(' ')).toBe(expected);
});

test('a place keeps its zone, whoever comes to it [as it stands.2]', () => {
  const rows = official(season(premierLeague, 'ABCD'), results('A-B 2-0 C-D 1-0')).map((row, index) =>
    index === 0 ? { ...row, zone: 'cl' } : row,
  );
  const steps = tieBreakSteps(premierLeague, 2024);
  const table = { rows, away: [], venue: 'all', steps, inPlay: results('C-A 1-0'), results: [] } as const;
  expect(asItStands(table)?.map(({ teamId, zone }) => [teamId, zone])).toEqual([
    ...[
      ['C', 'cl'],
      ['A', undefined],
      ['D', undefined],
      ['B', undefined],
    ],
  ]);
});

test('a table that lacks a figure is not reckoned with [as it stands.3]', () => {
  const rows = official(season(premierLeague, 'AB'), results('A-B 2-0')).map(({ goalsFor: _unknown, ...row }) => row);
  const steps = tieBreakSteps(premierLeague, 2024);
  const table = { rows: rows as TableRow[], away: [], venue: 'all', steps, inPlay: results('B-A 1-0') } as const;
  expect([asItStands({ ...table, results: [] }), levelInPlay(table)]).toEqual([undefined, []]);
});

test.each([
  ['England looks at its own matches at the season’s end alone', premierLeague, ''],
  ['Italy looks at them at once', serieA, 'AB'],
  ['Spain does when the teams have met twice', laLiga, 'AB'],
])('which matches are read: %s [as it stands.4]', (_what, competitionId, expected) => {
  const rows = official(season(competitionId, 'ABCD'), results('A-C 1-0 A-B 0-1 B-D 1-0 D-C 1-0'));
  const table = {
    rows,
    away: [],
    venue: 'all',
    steps: tieBreakSteps(competitionId, 2024),
    inPlay: results('A-D 2-0'),
  } as const;
  expect([...levelInPlay(table)].sort().join('')).toBe(expected);
});

/** A small generator of the same numbers each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** All pairs of a season in an order by chance, each with a score; the first are over, then up to three in play, no team twice. */
function randomSeason(seed: number) {
  const next = numbers(seed);
  const teams = [...'ABCDEF'].slice(0, 4 + next(3));
  const pairs = teams.flatMap((homeId) =>
    teams.filter((other) => other !== homeId).map((awayId) => ({ homeId, awayId })),
  );
  const mixed = pairs
    .map((pair) => ({ at: next(1_000_000), result: { ...pair, homeScore: next(4), awayScore: next(3) } }))
    .sort((a, b) => a.at - b.at)
    .map(({ result }) => result);
  const over = mixed.slice(0, next(mixed.length + 1));
  const inPlay: Result[] = [];
  const most = next(4);
  for (const match of mixed.slice(over.length)) {
    const ids = [match.homeId, match.awayId];
    if (inPlay.length < most && !inPlay.some(({ homeId, awayId }) => ids.includes(homeId) || ids.includes(awayId)))
      inPlay.push(match);
  }
  const leagues = [premierLeague, laLiga, serieA, bundesliga, ligue1];
  const competitionId = leagues[next(leagues.length)] ?? premierLeague;
  const venue = (['all', 'all', 'home', 'away'] as const)[next(4)] ?? 'all';
  return { season: { competitionId, year: 2023 + next(3), teams, venue }, over, inPlay };
}

const placesOf = (rows: readonly { teamId: string; rank?: number | undefined; points?: number | undefined }[]) =>
  rows.map(({ teamId, rank, points }) => `${rank}${teamId}${points}`).sort();

test('teams of whom none plays stay as they are, whatever set them apart [as it stands.5]', () => {
  const played = results('A-B 1-0 B-A 0-2 A-C 0-2 B-D 4-0 D-A 2-0 C-D 1-0');
  const rows = official(season(serieA, 'ABCDEF'), played);
  const order = (table: readonly TableRow[] = []) =>
    table.map(({ teamId }) => teamId).filter((teamId) => 'ABCD'.includes(teamId));
  expect(order(reckoned(season(serieA, 'ABCDEF'), played, results('E-F 1-0')))).toEqual(order(rows));
});

test('1 000 random seasons: as if every match in play were over, and reckoned from the start [as it stands.5]', () => {
  const wrong = Array.from({ length: 1_000 }, (_, seed) => randomSeason(seed)).filter((one) => {
    const slow = official(one.season, [...one.over, ...one.inPlay]);
    const fast = reckoned(one.season, one.over, one.inPlay) ?? [];
    return placesOf(slow).join() !== placesOf(fast).join();
  });
  expect(wrong).toEqual([]);
});
