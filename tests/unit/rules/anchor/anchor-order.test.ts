import {
  groupsOfEight,
  inFormerOrder,
  nextStart,
  orderedHosts,
  orderedMatches,
} from '../../../../src/rules/anchor/anchor-order';
import { entry, host, match } from '../../../support/unit/make';

const soon = entry({ startDate: 100 });
const later = entry({ startDate: 900 });

test.each([
  ['live first', [host('idle'), host('live', { liveStatus: 1 })], 'live idle'],
  [
    'isTop before the others [hosts.3]',
    [host('soon', { liveSchedule: [soon] }), host('top', { liveSchedule: [{ ...later, isTop: true }] })],
    'top soon',
  ],
  [
    'live before isTop [hosts.3]',
    [host('top', { liveSchedule: [{ ...soon, isTop: true }] }), host('live', { liveStatus: 1 })],
    'live top',
  ],
  [
    'then by next start',
    [host('later', { liveSchedule: [later] }), host('soon', { liveSchedule: [soon] })],
    'soon later',
  ],
  ['nothing scheduled comes last', [host('none'), host('later', { liveSchedule: [later] })], 'later none'],
  ["the server's order among equals", [host('a'), host('b'), host('c')], 'a b c'],
])('decisions.md, hosts: %s', (_clause, hosts, expected) => {
  const given = [...hosts];
  expect(
    orderedHosts(hosts)
      .map((one) => one.id)
      .join(' '),
  ).toBe(expected);
  expect(hosts).toEqual(given);
});

test.each([
  ['the earliest of the coming ones', [later, soon], 100],
  [
    'live and ended ones do not count',
    [entry({ liveStatus: 1, startDate: 1 }), entry({ liveStatus: 2, startDate: 2 })],
    undefined,
  ],
  ['an entry without a time does not count', [entry(), later], 900],
])('next start: %s', (_clause, liveSchedule, expected) => {
  expect(nextStart(host('a', { liveSchedule }))).toBe(expected);
});

test('section 2, live matches: live first, then by kick-off [2.51]', () => {
  const matches = [
    match('late', { startDate: 9 }),
    match('soon', { startDate: 5 }),
    match('live', { startDate: 8, activityStatus: 1 }),
  ];
  expect(orderedMatches(matches).map((one) => one.matchId)).toEqual(['live', 'soon', 'late']);
});

test.each([
  ['none', 0, []],
  ['one page', 8, [8]],
  ['the rest on a page of its own', 17, [8, 8, 1]],
])('section 9, anchors grouped 8: %s [9.11]', (_clause, count, sizes) => {
  const groups = groupsOfEight(Array.from({ length: count }, (_, index) => index));
  expect(groups.map((group) => group.length)).toEqual(sizes);
  expect(groups.flat()).toEqual(Array.from({ length: count }, (_, index) => index));
});

test.each([
  ['the same', ['a', 'b', 'c'], ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['another order', ['c', 'a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['a new one comes last', ['d', 'a', 'b'], ['a', 'b'], ['a', 'b', 'd']],
  ['one is gone', ['c', 'a'], ['a', 'b', 'c'], ['a', 'c']],
  ['nothing stood before', ['b', 'a'], [], ['b', 'a']],
])('what stood keeps its place: %s [second visit.2]', (_name, fresh, before, expected) => {
  expect(inFormerOrder(fresh, before, (item) => item)).toEqual(expected);
});
