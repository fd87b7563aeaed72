import type { HomeAwayRow } from '../../../../src/contract/football/standings';
import { lastFirst, teamCalendar } from '../../../../src/pages/topics/schedule/match-order';
import { rankedTeams, teamFigure } from '../../../../src/pages/topics/tables/teams-panel';
import { rowViewModel } from '../../../../src/rules/match/match-row-view-model';
import { pitchSpots } from '../../../../src/rules/match/pitch-spots';

const timed = (matchId: string, startDate: number, statusId: number) => ({
  matchId,
  startDate,
  statusId,
  matchTypeId: 1,
});
const ids = (matches: readonly { readonly matchId: string }[]) => matches.map(({ matchId }) => matchId).join(' ');

test('mock cup: of a stage the last match stands first', () => {
  expect(ids(lastFirst([timed('a', 1, 8), timed('b', 3, 8), timed('c', 2, 8)]))).toBe('b c a');
});

test('mock team: on air, what comes next, results from the last one back; the rest later', () => {
  const matches = [
    ...[timed('won', 1, 8), timed('lost', 2, 8), timed('live', 3, 4), timed('next', 4, 1)],
    ...[
      timed('postponed', 5, 9),
      timed('far', 6, 1),
      timed('further', 7, 13),
      timed('abnormal', 8, 0),
      timed('untold', 9, 77),
    ],
  ];
  const { near, later } = teamCalendar(matches, 2);
  expect(ids(near)).toBe('live next postponed lost won');
  expect(ids(later)).toBe('far further untold');
});

const row = (teamId: string, fields: Partial<HomeAwayRow>): HomeAwayRow => ({ teamId, ...fields });

test.each([
  ['goals: the most first', 'goals', 'b a'],
  ['goals against: the fewest first', 'goalsAgainst', 'a b'],
  ['a team without the figure is not ranked', 'possession', 'b'],
] as const)('team statistics, %s', (_clause, stat, expected) => {
  const rows = [row('a', { goals: 3, goalsAgainst: 1 }), row('b', { goals: 5, goalsAgainst: 4, possession: 61.5 })];
  expect(
    rankedTeams(rows, stat)
      .map(({ row: { teamId } }) => teamId)
      .join(' '),
  ).toBe(expected);
});

test('the same figure shares a place', () => {
  const rows = [row('a', { goals: 3 }), row('b', { goals: 3 }), row('c', { goals: 1 })];
  expect(rankedTeams(rows, 'goals').map(({ place }) => place)).toEqual([1, 1, 3]);
});

test.each([
  ['both halves', { homeGoals: 2, awayGoals: 3 }, 5],
  ['the whole goes before them', { goals: 9, homeGoals: 2, awayGoals: 3 }, 9],
  ['one half is no season', { homeGoals: 2 }, undefined],
] as const)('goals without a sum of the server: %s', (_clause, fields, expected) => {
  expect(teamFigure(row('a', fields), 'goals')).toBe(expected);
});

const formation = (...counts: readonly number[]) =>
  counts.flatMap((count, line) =>
    Array.from({ length: count }, (_, index) => ({ name: `${line}${index}`, line, place: count - index })),
  );

test('mock cup, 4-3-3 from the top: keeper, backs, midfield, attack', () => {
  const places = pitchSpots(formation(1, 4, 3, 3), false);
  expect([...new Set(places.map(({ y }) => y))]).toEqual([6.5, 18, 29.5, 41]);
  expect(places.filter(({ player }) => player.line === 1).map(({ x }) => x)).toEqual([13, 37.5, 62.5, 87]);
  // Players stand by their places, not in the order in which they came.
  expect(places[1]?.player.name).toBe('13');
});

test('mock cup, 4-2-3-1 from the bottom, in five lines', () => {
  const places = pitchSpots(formation(1, 4, 2, 3, 1), true);
  expect([...new Set(places.map(({ y }) => y))]).toEqual([93.5, 84.5, 75.5, 66.5, 57.5]);
});

test('six in a line still stand side by side, and who has no line is not on the pitch', () => {
  const places = pitchSpots<{ name: string; line?: number; place?: number }>(
    [...formation(1, 6), { name: 'bench' }],
    false,
  );
  expect(places).toHaveLength(7);
  expect(new Set(places.filter(({ player }) => player.line === 1).map(({ x }) => x)).size).toBe(6);
});

test.each([
  ['mock parts: interrupted at 38', { statusId: 10, stopMinute: 38 }, { kind: 'minute', minute: 38 }],
  ['mock parts: abandoned at 62', { statusId: 11, stopMinute: 62 }, { kind: 'minute', minute: 62 }],
  ['abandoned, minute unknown', { statusId: 11 }, { kind: 'time' }],
  ['finished: a minute says nothing', { statusId: 8, stopMinute: 90 }, { kind: 'time' }],
] as const)('%s', (_clause, match, second) => {
  expect(rowViewModel({ matchTypeId: 1, ...match }, 0, true).second).toEqual(second);
});

test('a day without a time says so', () => {
  const { first, offer } = rowViewModel({ statusId: 1, isTimeOpen: true }, 0, true);
  expect([first, offer]).toEqual([{ kind: 'word', label: 'undecided', isWarning: false }, 'book']);
});
