import { formOf, meetingsOf, type PastMatch } from '../../../../src/rules/match/past-matches';

const match = (matchId: string, homeId: string, awayId: string, score: readonly number[], at: number): PastMatch => ({
  ...{ matchId, homeId, awayId, homeScore: score[0], awayScore: score[1], matchDate: at },
  ...{ statusId: 8, matchTypeId: 1 },
});
const SEASON = [
  match('1', 'A', 'B', [1, 0], 10),
  match('2', 'C', 'A', [2, 2], 20),
  match('3', 'B', 'A', [3, 1], 30),
  { ...match('4', 'A', 'C', [9, 0], 40), statusId: 4 },
  { ...match('5', 'A', 'D', [5, 0], 50), homeScore: undefined },
  match('6', 'A', 'D', [4, 0], 60),
];
const ids = (matches: readonly PastMatch[]) => matches.map(({ matchId }) => matchId).join(' ');
const before = (until: number, matchId = 'x') => ({ matchId, homeId: 'A', awayId: 'B', until });

test.each([
  ['what is over and may be seen, the newest first, told once', 'A', before(55), '3 2 1'],
  ['a match of the same instant counts', 'A', before(60), '6 3 2 1'],
  ['the match itself is left out', 'A', before(60, '6'), '3 2 1'],
  ['another team’s', 'B', before(60), '3 1'],
  ['nobody knows the team', undefined, before(60), ''],
])('match at a glance, form: %s [match at a glance.6]', (_, teamId, match, expected) => {
  expect(ids(formOf(teamId, match, [...SEASON, ...SEASON]))).toBe(expected);
});

test('form has five matches at most, meetings ten', () => {
  const many = Array.from({ length: 12 }, (_, at) => match(String(at), 'A', 'B', [1, 0], at));
  expect(ids(formOf('A', before(99), many))).toBe('11 10 9 8 7');
  expect(meetingsOf(before(99), many)).toHaveLength(10);
});

test.each([
  ['told once, whoever’s list they are in', before(55), '3 1'],
  ['none after the match', before(29), '1'],
  ['not the match itself', before(30, '3'), '1'],
  ['other teams', { ...before(60), awayId: 'E' }, ''],
  ['nobody knows one team', { ...before(60), awayId: undefined }, ''],
])('match at a glance, meetings: %s [match at a glance.6]', (_, one, expected) => {
  expect(ids(meetingsOf(one, [...SEASON, ...SEASON]))).toBe(expected);
});
