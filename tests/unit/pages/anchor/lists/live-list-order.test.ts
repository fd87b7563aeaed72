import * as v from 'valibot';
import { host } from '../../../../../src/contract/anchor/host';
import { byLeague, byViewers } from '../../../../../src/pages/anchor/lists/live-list';

const hostOf = (id: string, watcherCount?: number, leagueName?: string, liveStatus = 1) =>
  v.parse(host, { id, liveStatus: 1, watcherCount, liveSchedule: [{ matchId: `m${id}`, liveStatus, leagueName }] });
const ids = (hosts: readonly { readonly id: string }[]) => hosts.map(({ id }) => id).join(' ');

test('most viewers first, who is not counted last, equals as they were [all anchors.2]', () => {
  const hosts = [hostOf('a', 10), hostOf('b'), hostOf('c', 30), hostOf('d', 10)];
  expect(ids(byViewers(hosts, hosts))).toBe('c a d b');
});

test('a count that moves after the reading moves no card [all anchors.2]', () => {
  const read = [hostOf('a', 10), hostOf('b', 20)];
  expect(ids(byViewers([hostOf('a', 900), hostOf('b', 20), hostOf('new', 5_000)], read))).toBe('b a new');
});

test('the league that most show is first, equals as they come, those of none last [all anchors.3]', () => {
  const hosts = [
    hostOf('a', 1),
    hostOf('b', 1, 'NBA'),
    hostOf('c', 1, 'EPL'),
    hostOf('d', 1, 'Serie A'),
    hostOf('e', 1, 'EPL'),
    hostOf('f', 1),
    hostOf('g', 1),
  ];
  expect(byLeague(hosts).map(({ league, hosts: some }) => `${league}: ${ids(some)}`)).toEqual([
    'EPL: c e',
    'NBA: b',
    'Serie A: d',
    'undefined: a f g',
  ]);
});
