import { LIVE_TAB } from '../../../src/contract/codes';
import { lab } from '../../support/browser/lab';
import { type LabRoom, labVideo } from '../../support/browser/lab-video';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { dataOf, type Fields, HOME, signedCall } from '../../support/signed-call';

const AT = '2025-03-15T13:25:00Z';
const MINUTE_MS = 60_000;

type Row = Readonly<Record<string, unknown>>;

let backend: RunningBackend;
let tokens: Readonly<Record<string, string>> = {};
let rooms: readonly LabRoom[] = [];
beforeAll(async () => {
  backend = await startBackend({ at: AT, speed: 0 });
  tokens = Object.fromEntries((await lab(backend.url).users()).map((user) => [user.key, user.token]));
  rooms = await labVideo(backend.url).rooms();
});
afterAll(() => backend.stop());

const as = (key: string | undefined) => {
  const token = key === undefined ? undefined : tokens[key];
  return token === undefined ? {} : { token };
};
const roomThat = (is: (room: LabRoom) => boolean): LabRoom => {
  const found = rooms.find(is);
  if (found === undefined) throw new Error('no such room around now');
  return found;
};
const isShown = ({ withdrawn }: LabRoom) => !withdrawn;
const isPublicLive = (room: LabRoom) => isShown(room) && room.state === 'live' && room.groupId === 0;
const privateLive = () => roomThat((room) => isShown(room) && room.state === 'live' && room.groupId !== 0);
const info = (hostId: number, key?: string) => signedCall(backend.url, 'hostMatchInfo', { hostId }, as(key));

describe('host/load/live/match/info', () => {
  it('section 3, match info: the room on air, its match as it stands, and its viewers [3.25, 7.26]', async () => {
    const { hostId, matchId, roomId } = roomThat(isPublicLive);
    const { data } = await info(hostId);
    const home = await dataOf<{ liveMatchList: readonly Row[] }>(backend.url, 'anchorHome', HOME);
    const match = home.liveMatchList.find((one) => one['matchId'] === matchId);
    const { homeScore, awayScore, phase, phaseStart, statusId, masterTeamName, guestTeamName } = match ?? {};
    expect(data).toMatchObject({ matchId, liveRoomId: roomId, liveStatus: 1, homeScore, awayScore, phase, phaseStart });
    expect(data).toMatchObject({ statusId, masterTeamName, guestTeamName, watcherCount: expect.any(Number) });
  });

  it('the other anchors of the match, without the room’s own and without private ones', async () => {
    const mates = (room: LabRoom) => rooms.filter(({ matchId }) => matchId === room.matchId);
    const room = roomThat((one) => isPublicLive(one) && mates(one).filter(isShown).length > 1);
    const { hostList } = (await info(room.hostId)).data as { hostList: readonly Row[] };
    const seen = mates(room).filter(
      (mate) => isShown(mate) && mate !== room && mate.groupId === 0 && mate.state !== 'ended',
    );
    expect(hostList.map(({ id }) => id).sort()).toEqual(seen.map(({ hostId }) => hostId).sort());
  });

  it('section 4, schedule: over for a while with the next show, starting soon with its time [4.7]', async () => {
    const room = roomThat(isPublicLive);
    await lab(backend.url).clock({ at: room.endAt + MINUTE_MS });
    const ended = await dataOf<Row>(backend.url, 'hostMatchInfo', { hostId: room.hostId });
    expect(ended).toMatchObject({ matchId: room.matchId, liveStatus: 2 });
    const next = ended['nextShow'] as { startDate: number; matchId: number } | undefined;
    const schedule = await dataOf<Row[]>(backend.url, 'hostSchedule', { hostId: room.hostId });
    const later = schedule.filter(({ liveStatus, liveRoomId }) => liveStatus === 0 && liveRoomId !== undefined);
    expect(next?.matchId).toBe(later[0]?.['matchId']);
    await lab(backend.url).clock({ at: room.endAt + 30 * MINUTE_MS });
    const soon = (await signedCall(backend.url, 'hostMatchInfo', { hostId: room.hostId })).data as Row | null;
    expect([soon?.['liveStatus'], soon?.['matchId']]).toEqual(
      next === undefined ? [undefined, undefined] : [0, next.matchId],
    );
    await lab(backend.url).clock({ at: AT });
  });

  it('decisions.md, hosts: one who has withdrawn has no room', async () => {
    const gone = rooms.find(({ withdrawn }) => withdrawn);
    expect((await info(gone?.hostId ?? 1083)).data).toBeNull();
  });

  it.each([
    ['a visitor', undefined, 403],
    ['a member without the room', 'plain', 403],
    ['a member with it', 'special', 0],
  ])('section 5, private rooms: %s', async (_who, key, code) => {
    const { hostId, roomId } = privateLive();
    const reply = await info(hostId, key);
    expect([reply.status, reply.code, reply.text.includes(String(roomId))]).toEqual([200, code, code === 0]);
  });
});

describe('section 5, private rooms: the id is in no reply to who may not enter', () => {
  const calls: readonly [string, (room: LabRoom) => Fields][] = [
    ['anchorHome', () => HOME],
    ['hostList', () => ({})],
    ['hostList', ({ hostId }) => ({ hostId })],
    ['hostList', () => ({ tab: LIVE_TAB.live })],
    ['hostRank', () => ({})],
    ['hostSchedule', ({ hostId }) => ({ hostId })],
    ['chatList', ({ roomId }) => ({ liveRoomId: roomId })],
    ['lotteryInfo', ({ roomId }) => ({ liveRoomId: roomId })],
    ['images', () => ({ categoryId: '20301' })],
  ];
  it.each(calls)('%s', async (name, fields) => {
    const room = privateLive();
    for (const key of [undefined, 'plain']) {
      expect((await signedCall(backend.url, name, fields(room), as(key))).text).not.toContain(String(room.roomId));
    }
  });

  it('and is in those that list rooms for who may', async () => {
    const room = privateLive();
    const { text } = await signedCall(backend.url, 'hostSchedule', { hostId: room.hostId }, as('special'));
    expect(text).toContain(String(room.roomId));
  });
});

describe('section 4, live list tabs', () => {
  const tab = (id: number, key?: string) => dataOf<Row[]>(backend.url, 'hostList', { tab: id }, as(key));

  it('each host stands in one of them, and nobody who has withdrawn in any', async () => {
    const lists = await Promise.all(Object.values(LIVE_TAB).map((id) => tab(id)));
    const ids = lists.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(lists.flat().filter(({ liveStatus }) => liveStatus === 3)).toEqual([]);
    expect(lists.every((list) => list.length > 0)).toBe(true);
  });

  it('live: who is on air in a room that this user may enter', async () => {
    const { hostId } = privateLive();
    const ids = async (key?: string) => (await tab(LIVE_TAB.live, key)).map(({ id }) => id);
    expect(await ids()).not.toContain(hostId);
    expect(await ids('special')).toContain(hostId);
    const live = rooms.filter(isPublicLive).map((room) => room.hostId);
    expect((await ids()).sort()).toEqual(live.sort());
  });

  it('coming soon begins within three hours, scheduled later [4.8]', async () => {
    const firstOf = (host: Row) =>
      Math.min(
        ...(host['liveSchedule'] as Row[])
          .filter(({ liveStatus, liveRoomId }) => liveStatus === 0 && liveRoomId !== undefined)
          .map(({ startDate }) => Number(startDate)),
      );
    const limit = Date.parse(AT) + 180 * MINUTE_MS;
    for (const host of await tab(LIVE_TAB.comingSoon)) expect(firstOf(host)).toBeLessThan(limit);
    for (const host of await tab(LIVE_TAB.scheduled)) expect(firstOf(host)).toBeGreaterThanOrEqual(limit);
  });
});

describe('host/rank', () => {
  const rank = (fields: Fields = {}) => dataOf<Row[]>(backend.url, 'hostRank', fields);

  it('places from 1, each less hot than the one above, with where they stood the week before [7.30]', async () => {
    const [now, before] = [await rank(), await rank({ week: 1 })];
    expect(now.map((host) => host['rank'])).toEqual(now.map((_, index) => index + 1));
    const heat = now.map((host) => Number(host['heat']));
    expect(heat).toEqual([...heat].sort((a, b) => b - a));
    const moves = now.map((host) => Math.sign(Number(host['previousRank']) - Number(host['rank'])));
    expect(new Set(moves).size).toBeGreaterThan(1);
    for (const host of now.filter(({ previousRank }) => Number(previousRank) <= before.length)) {
      expect(before[Number(host['previousRank']) - 1]?.['id']).toBe(host['id']);
    }
  });

  it('nobody knows the week before the last', async () => {
    expect((await rank({ week: 1 })).filter((host) => 'previousRank' in host)).toEqual([]);
  });

  it('a week that is neither is refused', async () => {
    expect(await signedCall(backend.url, 'hostRank', { week: 2 })).toMatchObject({ status: 400, code: 422 });
  });
});

it('section 2, anchor image: one host has pictures, each of which is a file', async () => {
  const [host] = await dataOf<Row[]>(backend.url, 'hostList', { hostId: 1001 });
  const photos = String(host?.['photos']).split(',');
  expect([photos.length, photos[0]]).toEqual([3, String(host?.['pictureId']).replace(/^av/, 'lp')]);
  for (const file of photos) {
    const reply = await fetch(`${backend.url}/api/forehead/system/file/get/${file}`);
    expect(reply.status).toBe(200);
    // The first one fills a phone's screen without being stretched.
    if (file === photos[0]) expect(Buffer.from(await reply.arrayBuffer()).readUInt32BE(16)).toBeGreaterThan(390);
  }
  const [background] = await dataOf<Row[]>(backend.url, 'images', { categoryId: '30306' });
  expect((await fetch(`${backend.url}/api/forehead/system/file/get/${background?.['images']}`)).status).toBe(200);
});
