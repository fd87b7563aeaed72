import { bookedMatches, scheduledBy } from '../../../../src/pages/mine/booked-matches';
import { entry, host } from '../../../support/unit/make';

const NOW = Date.parse('2025-03-15T14:00:00Z');
const HOUR = 3_600_000;
const row = (hours: number, statusId?: number) => ({
  matchId: 'm',
  askedAt: NOW,
  startDate: NOW + hours * HOUR,
  statusId,
  matchTypeId: 1,
});

/** decisions.md, mine. */
test.each([
  ['to come', row(2, 1), ['m'], 0],
  ['on air', row(-1, 4), ['m'], 0],
  ['over', row(-1, 8), [], 0],
  ['untold, and begun an hour ago', row(-1), ['m'], 0],
  ['untold, and begun more than four hours ago [mine.2]', row(-5), [], 0],
  ['named by nothing that was read: counted [mine.1]', { ...row(2), matchId: 'other' }, [], 1],
])('a booked match: %s', (_name, starred, shown, unknown) => {
  const booked = bookedMatches(new Set(['m']), { live: [], hosts: undefined, planned: [], starred: [starred] }, NOW);
  expect(booked.matches.map(({ matchId }) => matchId)).toEqual(shown);
  expect(booked.unknown).toBe(unknown);
});

const SHOW = { matchId: 'm', masterTeamName: 'Arsenal', startDate: NOW + HOUR - 15 * 60_000 };
const HOSTS = { hosts: [host('other'), host('h', { liveSchedule: [entry(SHOW)] })], askedAt: NOW };

test('an anchor’s show says who plays, a starred team’s match how it stands', () => {
  const known = { live: [], hosts: HOSTS, planned: [], starred: [row(1, 1)] };
  const { matches } = bookedMatches(new Set(['m']), known, NOW);
  expect(matches).toEqual([expect.objectContaining({ masterTeamName: 'Arsenal', statusId: 1 })]);
});

test.each([
  ['its host’s schedule tells it [mine.6]', [row(1)], NOW + HOUR],
  ['where the schedule cannot be read nobody does', [], undefined],
])('a show begins before its match kicks off: %s', (_name, planned, startDate) => {
  const { matches } = bookedMatches(new Set(['m']), { live: [], hosts: HOSTS, planned, starred: [] }, NOW);
  expect(matches.map((match) => match.startDate)).toEqual([startDate]);
});

test.each([
  ['a match that only a show names', ['m'], [], ['h']],
  ['one whose kick-off is known', ['m'], [row(1)], []],
  ['one that nobody shows', ['unheard'], [], []],
])('schedules are read for %s', (_name, ids, starred, of) => {
  expect(scheduledBy(new Set(ids), { live: [], hosts: HOSTS, starred })).toEqual(of);
});
