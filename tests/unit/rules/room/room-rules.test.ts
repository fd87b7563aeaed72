import * as v from 'valibot';
import { type RoomInfo, roomInfo } from '../../../../src/contract/room/room';
import { roomShow } from '../../../../src/pages/live-room/data/room-show';
import { calendarFile } from '../../../../src/pages/live-room/schedule/calendar-file';
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

describe('RFC 5545, a calendar file', () => {
  const START = Date.UTC(2025, 2, 15, 13, 45);
  const file = (fields: { title?: string; text?: string; id?: string; url?: string } = {}) =>
    calendarFile([{ id: '1001-m1', start: START, title: 'A v B', text: 'EPL', url: 'https://x.test/r', ...fields }], 0);

  it('lines end with CRLF, times are UTC, two hours long, a reminder before', () => {
    const lines = file().split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:1001-m1@sport-info',
        'DTSTAMP:19700101T000000Z',
        'DTSTART:20250315T134500Z',
        'DTEND:20250315T154500Z',
        'SUMMARY:A v B',
        'URL:https://x.test/r',
        'TRIGGER:-PT10M',
      ]),
    );
    expect(file().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['marks of the format', 'a;b,c\\d', 'SUMMARY:a\\;b\\,c\\\\d'],
    [
      'a line of its own cannot be smuggled in',
      'x\r\nEND:VEVENT\nBEGIN:VALARM',
      'SUMMARY:x\\nEND:VEVENT\\nBEGIN:VALARM',
    ],
    ['control characters', 'a\u0007b', 'SUMMARY:a b'],
  ])('3.3.11, escapes: %s', (_name, title, expected) => {
    expect(file({ title }).split('\r\n')).toContain(expected);
  });

  it.each([
    ['Chinese', '布伦特福德'.repeat(20)],
    ['emoji are never cut', '🏟️🍃'.repeat(30)],
    ['Latin', 'ab'.repeat(100)],
  ])('3.1, no line is longer than 75 octets, and unfolded it is whole: %s', (_name, title) => {
    const text = file({ title });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });

  it('several shows, an entry each; none is a file all the same', () => {
    const shows = [1, 2].map((id) => ({ id: String(id), start: START, title: 't', text: '', url: 'https://x.test' }));
    expect(calendarFile(shows, 0).match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendarFile([], 0)).toContain('END:VCALENDAR');
  });
});
