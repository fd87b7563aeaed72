import type { Host } from '../../../../src/contract/anchor/host';
import { countdownTo } from '../../../../src/rules/match/countdown';
import { ongoingMatches } from '../../../../src/rules/match/ongoing-matches';
import {
  airStart,
  type ProgrammeState,
  programmeHosts,
  programmeState,
  sameDay,
} from '../../../../src/rules/match/programme';
import { entry, host, match } from '../../../support/unit/make';

const live = (id: string, matchId = 'm1') =>
  host(id, { liveStatus: 1, liveSchedule: [entry({ matchId, liveStatus: 1 })] });
const next = (id: string, fields = {}) => host(id, { liveSchedule: [entry(fields)] });
/** Announced for m1, on air with m2. */
const elsewhere = (id: string) =>
  host(id, { liveStatus: 1, liveSchedule: [entry({ startDate: 1 }), entry({ matchId: 'm2', liveStatus: 1 })] });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join(' ');
const DAY = new Date(2025, 2, 15, 20).getTime();
const HOUR_MS = 3_600_000;

/** decisions.md, program detail: who shows the match, first those on air with it. */
it.each<[string, readonly Host[], string]>([
  ['on air first', [next('a', { startDate: 1 }), live('b')], 'b a'],
  ['only this match', [live('a', 'm2'), live('b')], 'b'],
  [
    'on air with another match counts as to come',
    [
      host('a', { liveStatus: 1, liveSchedule: [entry({ startDate: 1 }), entry({ matchId: 'm2', liveStatus: 1 })] }),
      live('b'),
    ],
    'b a',
  ],
  ['isTop first among those to come', [next('a', { startDate: 1 }), next('b', { startDate: 2, isTop: true })], 'b a'],
])('anchors of a programme: %s', (_name, hosts, expected) => {
  expect(ids(programmeHosts(hosts, 'm1'))).toBe(expected);
});

it.each<[string, number, readonly Host[], ProgrammeState]>([
  ['somebody shows it [program detail.1]', 4, [live('a')], 'live'],
  ['an anchor before kick-off', 1, [live('a')], 'live'],
  ['to come', 1, [next('a')], 'upcoming'],
  ['in play, nobody shows it: no-live-host', 4, [next('a')], 'idle'],
  ['over', 8, [], 'idle'],
  ['the anchor is on air with another match', 1, [elsewhere('a')], 'upcoming'],
])('a programme: %s', (_name, statusId, hosts, state) => {
  expect(programmeState({ matchTypeId: 1, statusId }, hosts, 'm1', DAY)).toBe(state);
});

it.each<[string, number, ProgrammeState]>([
  ['past kick-off with nobody on air: idle [program detail.3]', DAY - 1, 'idle'],
  ['before kick-off: to come', DAY + 1, 'upcoming'],
])('a programme without a status, %s', (_name, startDate, state) => {
  expect(programmeState({ matchTypeId: 1, statusId: undefined, startDate }, [next('a')], 'm1', DAY)).toBe(state);
});

/** glossary.md, programme: 同日节目. */
it.each<[string, number, string]>([
  ['the day’s others in the order of time', DAY, 'm3 m2'],
  ['another day has its own', DAY + 24 * HOUR_MS, 'm4'],
])('same day: %s', (_name, startDate, expected) => {
  const rows = [
    match('m1', { startDate: DAY }),
    match('m2', { startDate: DAY + HOUR_MS }),
    match('m3', { startDate: DAY - HOUR_MS }),
    match('m4', { startDate: DAY + 24 * HOUR_MS }),
  ];
  expect(
    sameDay(rows, 'm1', startDate)
      .map(({ matchId }) => matchId)
      .join(' '),
  ).toBe(expected);
});

it.each<[string, readonly Host[], number | undefined]>([
  ['the first anchor', [next('a', { startDate: 700 }), next('b', { startDate: 600 })], 600],
  ['not one whose time is past', [next('a', { startDate: 400 }), next('b', { startDate: 600 })], 600],
  ['another match’s show is not this one’s', [next('a', { matchId: 'm2', startDate: 600 })], 900],
  ['without an anchor kick-off', [], 900],
])('starts with %s', (_name, hosts, at) => {
  expect(airStart(hosts, { matchId: 'm1', startDate: 900 }, 500)).toBe(at);
});

it.each([
  ['hours, minutes, seconds', 5_900_000, [1, 38, 20]],
  ['rounded up, so that it ends with 0', 400, [0, 0, 1]],
  ['over', -5, [0, 0, 0]],
  ['days are hours', 90_000_000, [25, 0, 0]],
])('a countdown: %s', (_name, left, expected) => {
  const { hours, minutes, seconds } = countdownTo(1_000_000 + left, 1_000_000);
  expect([hours, minutes, seconds]).toEqual(expected);
});

/** glossary.md, ongoing-match selector: matches in play with anchors. */
it.each<[string, Parameters<typeof match>[1], string]>([
  ['untold, and somebody shows it (decisions.md, additions)', { activityStatus: 1, hostList: [live('a')] }, 'm1'],
  ['untold, and nobody does', { activityStatus: 0, hostList: [live('a')] }, ''],
  ['in play with an anchor', { statusId: 4, hostList: [live('a')] }, 'm1'],
  ['in play without one', { statusId: 4, hostList: [next('a')] }, ''],
  ['not started', { statusId: 1, hostList: [live('a')] }, ''],
  ['over', { statusId: 8, hostList: [live('a')] }, ''],
  ['postponed', { statusId: 9, hostList: [live('a')] }, ''],
])('ongoing: %s', (_name, fields, expected) => {
  expect(
    ongoingMatches([match('m1', fields)])
      .map(({ matchId }) => matchId)
      .join(''),
  ).toBe(expected);
});
