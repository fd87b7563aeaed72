import { bookedMatches } from '../../../../src/pages/mine/booked-matches';
import { entry, host } from '../../../support/unit/make';

const NOW = Date.parse('2025-03-15T14:00:00Z');
const HOUR = 3_600_000;
const row = (hours: number, statusId?: number) => ({
  matchId: 'm',
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
  ['untold, and begun more than four hours ago', row(-5), [], 0],
  ['named by nothing that was read: counted', { ...row(2), matchId: 'other' }, [], 1],
])('a booked match: %s', (_name, starred, shown, unknown) => {
  const booked = bookedMatches(new Set(['m']), { live: [], hosts: [], starred: [starred] }, NOW);
  expect(booked.matches.map(({ matchId }) => matchId)).toEqual(shown);
  expect(booked.unknown).toBe(unknown);
});

test('an anchor’s show says who plays, a starred team’s match how it stands', () => {
  const hosts = [
    { ...host('h'), liveSchedule: [entry({ matchId: 'm', masterTeamName: 'Arsenal', startDate: NOW + HOUR })] },
  ];
  const { matches } = bookedMatches(new Set(['m']), { live: [], hosts, starred: [row(1, 1)] }, NOW);
  expect(matches).toEqual([expect.objectContaining({ masterTeamName: 'Arsenal', statusId: 1 })]);
});
