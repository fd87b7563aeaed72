import type { Lottery } from '../../../src/contract/room/room';
import { lab } from '../../support/browser/lab';
import { type LabRoom, labVideo } from '../../support/browser/lab-video';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { type Fields, signedCall } from '../../support/signed-call';

const AT = '2025-03-15T13:25:00Z';
const MINUTE_MS = 60_000;

let backend: RunningBackend;
let tokens: Readonly<Record<string, string>> = {};
let rooms: readonly LabRoom[] = [];
beforeAll(async () => {
  backend = await startBackend({ at: AT, speed: 0 });
  tokens = Object.fromEntries((await lab(backend.url).users()).map((user) => [user.key, user.token]));
  rooms = (await labVideo(backend.url).rooms()).filter(({ withdrawn, state }) => !withdrawn && state === 'live');
});
afterAll(() => backend.stop());

const ask = (name: string, fields: Fields, key?: string) => {
  const token = key === undefined ? undefined : tokens[key];
  return signedCall(backend.url, name, fields, token === undefined ? {} : { token });
};
const roomWith = (lottery: boolean, isPrivate = false): LabRoom => {
  const found = rooms.find((room) => room.lottery === lottery && (room.groupId !== 0) === isPrivate);
  if (found === undefined) throw new Error('no such room on air');
  return found;
};
const info = async (key?: string) =>
  (await ask('lotteryInfo', { liveRoomId: roomWith(true).roomId }, key)).data as Lottery;
const join = (lotteryId: string, key?: string, liveRoomId = roomWith(true).roomId) =>
  ask('lotterySubmit', { liveRoomId, lotteryId }, key);
/** A draw begins with the show and every ten minutes after; for eight of them it can be joined. */
const at = (minutes: number) => lab(backend.url).clock({ at: roomWith(true).startAt + minutes * MINUTE_MS });

describe('lottery/approval/info', () => {
  beforeAll(() => at(11));

  it('section 3, isLotteryProgress: a draw where the room has one, else null', async () => {
    expect(await info()).toMatchObject({ status: 1, endDate: roomWith(true).startAt + 18 * MINUTE_MS });
    expect((await ask('lotteryInfo', { liveRoomId: roomWith(false).roomId })).data).toBeNull();
  });

  it.each([
    ['a visitor', undefined, { isApproved: 0, limitText: '登录后参与' }],
    ['a member below the VIP level', 'lowvip', { isApproved: 0, limitText: 'VIP1 及以上可参与' }],
    ['a member', 'member', { isApproved: 1, isJoined: 0 }],
  ])('section 6: %s', async (_who, key, expected) => expect(await info(key)).toMatchObject(expected));

  it('more and more people join', async () => {
    const before = await info();
    await at(13);
    expect((await info()).joinCount).toBeGreaterThan(before.joinCount ?? 0);
  });

  it('section 5: a private room’s draw is for who may enter', async () => {
    const liveRoomId = rooms.find(({ groupId }) => groupId !== 0)?.roomId ?? 0;
    expect([
      (await ask('lotteryInfo', { liveRoomId })).code,
      (await ask('lotteryInfo', { liveRoomId }, 'special')).code,
    ]).toEqual([403, 0]);
  });
});

describe('lottery/approval/submitInfo', () => {
  beforeEach(() => at(21));

  it('a member joins once, however often they ask [7.50]', async () => {
    const before = await info('member');
    for (let n = 0; n < 2; n++) expect((await join(before.lotteryId, 'member')).data).toMatchObject({ isJoined: 1 });
    expect(await info('member')).toMatchObject({ isJoined: 1, joinCount: (before.joinCount ?? 0) + 1 });
    expect(await info('rich')).toMatchObject({ isJoined: 0 });
  });

  it.each([
    ['a visitor', undefined, 400],
    ['a member below the VIP level', 'lowvip', 403],
  ])('section 6: not %s', async (_who, key, code) => {
    expect(await join((await info()).lotteryId, key)).toMatchObject({ status: 200, code });
  });

  it('not a draw of another round, nor one that is drawn', async () => {
    const { lotteryId } = await info();
    expect(await join('1-2-3', 'member')).toMatchObject({ status: 200, code: 404 });
    await at(28.5);
    expect(await join(lotteryId, 'member')).toMatchObject({ status: 200, code: 404 });
  });

  it('once drawn, everybody reads who has won', async () => {
    const { lotteryId } = await info('rich');
    await join(lotteryId, 'rich');
    await at(29);
    const drawn = await info('rich');
    expect([drawn.lotteryId, drawn.status, drawn.winners?.length]).toEqual([lotteryId, 2, 3]);
    expect(drawn.winners?.includes('金币大户')).toBe(Boolean(drawn.isWinner));
    expect(await info()).toMatchObject({ isWinner: 0 });
  });
});
