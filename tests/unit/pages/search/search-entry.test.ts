import type { Host } from '../../../../src/contract/anchor/host';
import { distinct, type Entry, ofHost, ofMatch } from '../../../../src/pages/search/data/search-entry';

const entry = (fields: Partial<Entry>): Entry => ({ kind: 'team', id: '1', name: 'A', ...fields });

/** decisions.md, search. */
test.each<[string, Entry[], string[]]>([
  ['the first that tells of somebody counts', [entry({ place: 1 }), entry({ place: 2 })], ['A 1']],
  ['the same id in another topic is another team', [entry({ topic: 'nba' }), entry({ topic: 'euroCup' })], ['A', 'A']],
  ['the same id of another kind is another', [entry({}), entry({ kind: 'player' })], ['A', 'A']],
  ['who has no name cannot be found', [entry({ name: ' ' })], []],
])('%s', (_, entries, names) => {
  expect(distinct(entries).map(({ name, place }) => [name, place].filter(Boolean).join(' '))).toEqual(names);
});

test('a host is found by who plays in their shows, too', () => {
  const liveSchedule = [{ matchId: 'm', liveStatus: 0, masterTeamName: '曼城', guestTeamName: '布莱顿' }];
  const host: Host = { id: 'h', nickName: '夜航', liveStatus: 0, liveSchedule };
  expect(ofHost(host)).toMatchObject({ kind: 'anchor', id: 'h', name: '夜航', also: '曼城 布莱顿' });
  expect(ofHost({ ...host, nickName: undefined, liveSchedule: [] })).toMatchObject({ name: '', also: '' });
});

test('a match is found by both teams, their short names and its league', () => {
  const match = {
    matchId: 'm',
    askedAt: 0,
    startDate: 0,
    masterTeamName: '骑士',
    guestTeamName: '湖人',
    league: 'NBA',
  };
  expect(ofMatch(match)).toMatchObject({ id: 'm', name: '骑士 湖人' });
  expect(ofMatch(match).also).toContain('NBA');
});
