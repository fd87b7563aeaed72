import { isPrivateGroup, mayEnter, withAllowedAnchors } from '../../../../src/rules/anchor/private-rooms';

test.each([
  ['0 is public [special rooms.3]', 0, false],
  ['"" is public', '', false],
  ['null is public [special rooms.3]', null, false],
  ['absent is public', undefined, false],
  ['"0" from a form is public', '0', false],
  ['a group', 7, true],
  ['a group as text', 'vip', true],
])('decisions.md, special rooms: %s', (_clause, groupId, expected) => {
  expect(isPrivateGroup(groupId)).toBe(expected);
});

test.each([
  ['a public room', { liveUserGroupId: 0, liveRoomId: 'r1' }, [], true],
  ['a private room for a visitor', { liveUserGroupId: 7, liveRoomId: 'r1' }, [], false],
  ['a private room on the list', { liveUserGroupId: 7, liveRoomId: 'r1' }, ['r1'], true],
  ['a private room not on the list', { liveUserGroupId: 7, liveRoomId: 'r2' }, ['r1'], false],
  ['a private group without a room id', { liveUserGroupId: 7 }, ['r1'], false],
])('section 5, private rooms: %s', (_clause, room, rooms, expected) => {
  expect(mayEnter(room, new Set(rooms))).toBe(expected);
});

const publicAnchor = { liveStatus: 1, liveRoomId: 'r0' };
const privateAnchor = { liveStatus: 1, liveUserGroupId: 7, liveRoomId: 'r1' };

test.each([
  ['private anchors without a right are removed', [publicAnchor, privateAnchor], [], [publicAnchor]],
  ['with the right they stay', [publicAnchor, privateAnchor], ['r1'], [publicAnchor, privateAnchor]],
  ['none remain: anchorInfo is removed', [privateAnchor], [], undefined],
  ['an empty list is removed too', [], [], undefined],
])('section 5, private rooms of a match: %s [5.1, 5.2]', (_clause, anchorInfo, rooms, expected) => {
  const kept = withAllowedAnchors({ id: 'm1', anchorInfo }, new Set(rooms));
  expect(kept).toEqual(expected === undefined ? { id: 'm1' } : { id: 'm1', anchorInfo: expected });
  expect('anchorInfo' in kept).toBe(expected !== undefined);
});

test('a match without anchors is left alone [5.2]', () => {
  const plain: { id: string; anchorInfo?: { liveRoomId: string }[] } = { id: 'm1' };
  expect(withAllowedAnchors(plain, new Set())).toBe(plain);
});
