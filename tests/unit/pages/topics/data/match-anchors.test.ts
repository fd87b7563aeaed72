import type { FootballMatch, MatchAnchor } from '../../../../../src/contract/football/football-match';
import { anchorsOf, isLiveOutside } from '../../../../../src/pages/topics/data/match-anchors';
import { viewer } from '../../../../support/unit/make';

const anchor = (fields: Partial<MatchAnchor> = {}): MatchAnchor => ({
  hostId: 'h1',
  liveRoomId: 'r1',
  liveStatus: 1,
  matchSource: '164',
  ...fields,
});
const match = (...anchorInfo: readonly MatchAnchor[]): FootballMatch => ({
  matchId: 'm1',
  statusId: 1,
  matchDate: 0,
  anchorInfo: [...anchorInfo],
});
const ids = (hosts: readonly { readonly id: string }[]) => hosts.map(({ id }) => id);

test.each([
  ['section 5, private rooms: a group’s room that is not allowed', { liveUserGroupId: 7 }, {}, []],
  ['section 5, private rooms: an allowed one', { liveUserGroupId: 7 }, { rooms: new Set(['r1']) }, ['h1']],
  ['decisions, special rooms: group 0 is public', { liveUserGroupId: 0 }, {}, ['h1']],
  ['decisions, special rooms: an empty group is public', { liveUserGroupId: '' }, {}, ['h1']],
  ['section 5, streamer display: another game’s source', { matchSource: '29' }, {}, []],
  ['section 5, streamer display: source 100', { matchSource: '100' }, {}, ['h1']],
  ['an anchor without a source is not judged by it', { matchSource: undefined }, {}, ['h1']],
  ['section 5, streamer display: ended', { liveStatus: 2 }, {}, []],
  ['section 5, streamer display: withdrawn', { liveStatus: 3 }, {}, []],
  ['not on air yet', { liveStatus: 0 }, {}, ['h1']],
  ['decisions, hosts: privileged where the place is too old', { liveHostType: 3 }, { privileged: false }, []],
  ['decisions, hosts: privileged', { liveHostType: 3 }, { privileged: true }, ['h1']],
  ['section 3 names no host: an anchor outside of this app has no room here', { hostId: undefined }, {}, []],
  ['neither host nor room', { hostId: undefined, liveRoomId: undefined }, {}, []],
])('%s', (_clause, fields, who, expected) => {
  expect(ids(anchorsOf(match(anchor(fields)), viewer(who)))).toEqual(expected);
});

test.each([
  ['on air without a host [outside targets.2]', { hostId: undefined }, {}, true],
  ['not on air yet', { hostId: undefined, liveStatus: 0 }, {}, false],
  ['with a host: one of ours', {}, {}, false],
  ['in a private room', { hostId: undefined, liveUserGroupId: 7 }, {}, false],
  ['in an allowed one', { hostId: undefined, liveUserGroupId: 7 }, { rooms: new Set(['r1']) }, true],
])('decisions, outside targets: %s', (_clause, fields, who, expected) => {
  expect(isLiveOutside(match(anchor(fields)), viewer(who))).toBe(expected);
});

test('decisions, hosts: those put on top come first, the others in the server’s order', () => {
  const hosts = anchorsOf(match(anchor(), anchor({ hostId: 'h2' }), anchor({ hostId: 'h3', isTop: true })), viewer());
  expect(ids(hosts)).toEqual(['h3', 'h1', 'h2']);
});

test('a match without anchors has none', () => {
  expect(anchorsOf({ matchId: 'm1', statusId: 1, matchDate: 0 }, viewer())).toEqual([]);
});
