import type { Host, LiveMatch } from '../../../../../src/contract/anchor/host';
import { nextRooms } from '../../../../../src/pages/live-room/next/next-rooms';
import { isEnough, moved, NO_SWIPE } from '../../../../../src/pages/live-room/next/swipe-next';

const host = (id: string, watcherCount = 0, liveStatus = 1): Host => ({
  id,
  liveStatus,
  liveSchedule: [],
  watcherCount,
});
const match = (matchId: string, matchTypeName: string | undefined, ...hostList: Host[]): LiveMatch => ({
  matchId,
  startDate: 0,
  hostList,
  status: 0,
  activityStatus: 1,
  matchTypeName,
});

const HERE = { hostId: 'here', matchId: 'm1', league: '英超 第29轮' };
const MATCHES = [
  match('m3', '西甲第27轮', host('spain', 900)),
  match('m2', '英超第30轮', host('league', 10)),
  match('m1', '英超 第29轮', host('here', 50), host('mate', 1)),
];

test.each<[string, typeof HERE, readonly string[], string]>([
  ['same match, same league, then what most watch [next room.1]', HERE, [], 'mate league talker spain'],
  ['nobody off air', HERE, [], 'mate league talker spain'],
  ['visited rooms come last, the one longest ago first', HERE, ['mate', 'here', 'league'], 'talker spain mate league'],
  ['all visited: around again', HERE, ['talker', 'spain', 'mate', 'league'], 'talker spain mate league'],
  ['a show of no league', { ...HERE, matchId: 'm9', league: '' }, [], 'talker spain league mate'],
])('decisions.md, next room: %s', (_clause, here, visited, ids) => {
  const hosts = [host('talker', 1_000), host('off', 5_000, 0), host('here', 50), host('spain', 900)];
  expect(
    nextRooms(here, { hosts, matches: MATCHES }, visited)
      .map((room) => room.host.id)
      .join(' '),
  ).toBe(ids);
});

test('decisions.md, next room: a plain back end names no league and counts nobody', () => {
  const hosts = [{ ...host('a'), watcherCount: undefined }, host('here')];
  expect(nextRooms({ hostId: 'here', matchId: undefined, league: undefined }, { hosts, matches: [] }, [])).toEqual([
    { host: hosts[0], match: undefined },
  ]);
});

test.each<[string, readonly (readonly [dx: number, dy: number])[], boolean, string]>([
  [
    'far enough [next room.2]',
    [
      [0, -20],
      [3, -100],
    ],
    true,
    'pulling',
  ],
  [
    'not far enough',
    [
      [0, -20],
      [0, -60],
    ],
    false,
    'pulling',
  ],
  ['a tap that trembles', [[2, -5]], false, 'waiting'],
  [
    'sideways, whatever follows',
    [
      [30, -10],
      [30, -150],
    ],
    false,
    'other',
  ],
  [
    'down',
    [
      [0, 40],
      [0, -150],
    ],
    false,
    'other',
  ],
  [
    'back down before it is lifted',
    [
      [0, -150],
      [0, -20],
    ],
    false,
    'pulling',
  ],
])('decisions.md, next room: a swipe, %s', (_clause, moves, isDone, phase) => {
  const swipe = moves.reduce((now, [dx, dy]) => moved(now, dx, dy), NO_SWIPE);
  expect([isEnough(swipe), swipe.phase]).toEqual([isDone, phase]);
});
