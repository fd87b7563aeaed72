import type { Host } from '../../../../../src/contract/anchor/host';
import { hostBadge, type LiveTab, listedHosts, tabOf } from '../../../../../src/pages/anchor/lists/live-list';
import { showOf } from '../../../../../src/rules/anchor/show-of';
import { shownHosts } from '../../../../../src/rules/anchor/streamer-display';
import { entry, host, viewer } from '../../../../support/unit/make';

const LIVE = 1;
const SOON = 2;
const SCHEDULED = 3;
const ids = (hosts: readonly Host[]) => hosts.map(({ id }) => id).join(' ');
const onAir = (id: string, fields = {}) =>
  host(id, { liveStatus: 1, liveSchedule: [entry({ liveStatus: 1, ...fields })] });
const ahead = (id: string, startDate: number, fields = {}) =>
  host(id, { liveSchedule: [entry({ startDate, ...fields })] });
const PRIVATE = { liveUserGroupId: 8801, liveRoomId: 'r9' };

/** product.md, section 4, live list tabs; section 5, private rooms and streamer display; decisions.md, hosts. */
it.each<[string, readonly Host[], LiveTab, Partial<Parameters<typeof viewer>[0]>, string]>([
  ['on air in the live tab', [onAir('a'), ahead('b', 5)], LIVE, {}, 'a'],
  ['to come in the other tabs', [onAir('a'), ahead('b', 5)], SOON, {}, 'b'],
  ['without a show: not in this one', [host('a')], SOON, {}, ''],
  [
    'without a show: at the end of the scheduled ones [all anchors.1]',
    [host('none', { liveSchedule: [] }), ahead('late', 5 * 3_600_000), host('unknown', { liveSchedule: [entry()] })],
    SCHEDULED,
    {},
    'late unknown none',
  ],
  [
    'withdrawn: never shown',
    [host('a', { liveStatus: 3, liveSchedule: [entry({ liveStatus: 1 })] }), onAir('b')],
    LIVE,
    {},
    'b',
  ],
  ['on air in a private room alone: not on air for others', [onAir('a', PRIVATE)], LIVE, {}, ''],
  ['who has the room sees it', [onAir('a', PRIVATE)], LIVE, { rooms: new Set(['r9']) }, 'a'],
  ['a private show to come is nobody else’s', [ahead('a', 5, PRIVATE)], SOON, {}, ''],
  ['another game’s show', [onAir('a', { matchSource: '29' })], LIVE, {}, ''],
  ['source 100 is always shown', [onAir('a', { matchSource: '100' })], LIVE, {}, 'a'],
  [
    'a privileged anchor in a native app before 4.6.0',
    [onAir('a', { liveHostType: 3 })],
    LIVE,
    { privileged: false },
    '',
  ],
  ['a privileged anchor elsewhere', [onAir('a', { liveHostType: 3 })], LIVE, { privileged: true }, 'a'],
  ['isTop first, then by start', [ahead('a', 9), ahead('b', 3), ahead('c', 7, { isTop: true })], SOON, {}, 'c b a'],
])('%s', (_name, hosts, tab, who, expected) => {
  expect(ids(listedHosts(shownHosts(hosts, viewer(who)), tab, 0))).toBe(expected);
});

const NOW = 1_000_000_000;
const HOUR_MS = 3_600_000;
/**
 * product.md, section 4: 1 live, 2 coming soon, 3 scheduled; decisions.md, additions: told by the start of the next
 * show.
 */
it.each<[string, Host, number]>([
  ['on air', onAir('a'), 1],
  ['begins within three hours', ahead('a', NOW + 2 * HOUR_MS), 2],
  ['is late', ahead('a', NOW - HOUR_MS), 2],
  ['begins later', ahead('a', NOW + 3 * HOUR_MS), 3],
  ['has a show without a start', host('a', { liveSchedule: [entry()] }), 3],
  ['has no show', host('a'), 3],
])('who %s', (_name, one, tab) => {
  expect(tabOf(one, NOW)).toBe(tab);
});

/** What a card of the list is about. */
it.each<[string, Host, string | undefined]>([
  [
    'what is on air',
    host('a', { liveStatus: 1, liveSchedule: [entry({ matchId: 'm1' }), entry({ matchId: 'm2', liveStatus: 1 })] }),
    'm2',
  ],
  [
    'the next show',
    host('a', { liveSchedule: [entry({ matchId: 'm1', startDate: 9 }), entry({ matchId: 'm2', startDate: 4 })] }),
    'm2',
  ],
  [
    'an entry in progress of a host who is off air is not next',
    host('a', { liveSchedule: [entry({ matchId: 'm1', liveStatus: 1 }), entry({ matchId: 'm2', startDate: 4 })] }),
    'm2',
  ],
  ['a show without a time', host('a', { liveSchedule: [entry({ matchId: 'm1' })] }), 'm1'],
  ['over is nothing', host('a', { liveSchedule: [entry({ liveStatus: 2 })] }), undefined],
])('shows %s', (_name, one, matchId) => {
  expect(showOf(one)?.matchId).toBe(matchId);
});

/** decisions.md, hosts: liveHostType 1 own, 2 guest, 3 privileged. */
it.each([
  [1, undefined],
  [2, 'guest'],
  [3, 'privileged'],
  [9, undefined],
  [undefined, undefined],
])('host type %s wears the badge %s', (liveHostType, badge) => {
  expect(hostBadge(entry({ liveHostType }))).toBe(badge);
});
