import * as v from 'valibot';
import { type RoomInfo, roomInfo } from '../../../../src/contract/room/room';
import { roomShow } from '../../../../src/pages/live-room/data/room-show';
import type { Viewer } from '../../../../src/rules/anchor/streamer-display';
import { roomView, shownSchedule } from '../../../../src/rules/room/room-access';

const viewer = (fields: Partial<Viewer> = {}): Viewer => ({
  jumpGame: '164',
  rooms: new Set(),
  privileged: true,
  ...fields,
});
const info = (fields: Record<string, unknown> = {}): RoomInfo =>
  v.parse(roomInfo, { matchId: 'm1', liveRoomId: 'r1', liveStatus: 1, matchSource: '164', ...fields });
const mate = (id: string, entry: Record<string, unknown>, liveStatus = 1) => ({
  id,
  liveStatus,
  liveSchedule: [{ matchId: 'm1', liveStatus: 1, matchSource: '164', ...entry }],
});

it.each<[string, RoomInfo | null, Viewer, unknown]>([
  ['a public room', info(), viewer(), { kind: 'open', show: expect.objectContaining({ matchId: 'm1' }) }],
  ['no show', null, viewer(), { kind: 'open', show: undefined }],
  ['a private room, a visitor', info({ liveUserGroupId: 7 }), viewer(), { kind: 'closed', reason: 'private' }],
  [
    'a private room, a member with another',
    info({ liveUserGroupId: '7' }),
    viewer({ rooms: new Set(['r2']) }),
    { kind: 'closed', reason: 'private' },
  ],
  [
    'a private room, a member with it',
    info({ liveUserGroupId: 7 }),
    viewer({ rooms: new Set(['r1']) }),
    { kind: 'open', show: expect.objectContaining({ liveRoomId: 'r1' }) },
  ],
  ['group 0 is public', info({ liveUserGroupId: 0 }), viewer(), { kind: 'open', show: expect.anything() }],
  ['a match of another game', info({ matchSource: '29' }), viewer(), { kind: 'open', show: undefined }],
  ['source 100', info({ matchSource: '100' }), viewer(), { kind: 'open', show: expect.anything() }],
  [
    'a privileged anchor in an old app',
    info({ liveHostType: 3 }),
    viewer({ privileged: false }),
    { kind: 'closed', reason: 'privileged' },
  ],
  ['a privileged anchor on the web', info({ liveHostType: 3 }), viewer(), { kind: 'open', show: expect.anything() }],
])('section 5, private rooms and streamer display: %s', (_name, read, who, expected) => {
  expect(roomView(read, who)).toEqual(expected);
});

it('section 5: of the other anchors nobody withdrawn, private or over; on air first, then on top', () => {
  const hostList = [
    mate('later', { liveStatus: 0 }, 0),
    mate('gone', {}, 3),
    mate('private', { liveUserGroupId: 9, liveRoomId: 'r9' }),
    mate('over', { liveStatus: 2 }, 0),
    mate('live', {}),
    mate('top', { liveStatus: 0, isTop: true }, 0),
  ];
  const view = roomView(info({ hostList }), viewer());
  expect(view.kind === 'open' && view.show?.hostList.map(({ id }) => id)).toEqual(['live', 'top', 'later']);
  expect(JSON.stringify(view)).not.toContain('r9');
});

it('a schedule: what is over too, in the order of time, without what may not be seen [7.29]', () => {
  const entry = (matchId: string, startDate: number, fields: Record<string, unknown> = {}) =>
    info({ matchId, startDate, ...fields });
  const entries = [
    entry('b', 2),
    entry('a', 1, { liveStatus: 2 }),
    entry('p', 3, { liveUserGroupId: 7 }),
    entry('x', 4, { matchSource: '3' }),
  ];
  expect(shownSchedule(entries, viewer()).map(({ matchId }) => matchId)).toEqual(['a', 'b']);
});

const show = (matchId: string, liveStatus: number) => ({ matchId, liveStatus });
it.each([
  ['on air', show('m1', 1), undefined, { kind: 'live', show: show('m1', 1), wanted: undefined }],
  ['not begun', show('m1', 0), undefined, { kind: 'soon', show: show('m1', 0) }],
  ['over', show('m1', 2), undefined, { kind: 'ended', show: show('m1', 2) }],
  ['none', undefined, undefined, { kind: 'idle' }],
  ['another is named, one is on air', show('m1', 1), show('m2', 0), { kind: 'live', wanted: show('m2', 0) }],
  ['another is named, none is on air', show('m1', 0), show('m2', 0), { kind: 'soon', show: show('m2', 0) }],
  ['another is named, one is over', show('m1', 2), show('m2', 0), { kind: 'soon', show: show('m2', 0) }],
  ['another is named, nothing else', undefined, show('m2', 0), { kind: 'soon', show: show('m2', 0) }],
  ['the named one is over', show('m1', 0), show('m2', 2), { kind: 'soon', show: show('m1', 0) }],
])('section 4, schedule liveStatus, and the match of the address: %s [4.7]', (_name, current, named, expected) => {
  expect(roomShow(current, named)).toMatchObject(expected);
});
