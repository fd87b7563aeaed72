import { channels } from '../../../src/contract/push/channels';
import type { ChatMessage } from '../../../src/contract/room/chat';
import { lab } from '../../support/browser/lab';
import { type LabRoom, labVideo } from '../../support/browser/lab-video';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { dataOf, type Fields, signedCall } from '../../support/signed-call';
import { connectPush } from '../push/push-client';

const AT = '2025-03-15T13:25:00Z';
const KEPT = 200;

let backend: RunningBackend;
let tokens: Readonly<Record<string, string>> = {};
let rooms: readonly LabRoom[] = [];
beforeAll(async () => {
  backend = await startBackend({ at: AT, speed: 0 });
  tokens = Object.fromEntries((await lab(backend.url).users()).map((user) => [user.key, user.token]));
  rooms = (await labVideo(backend.url).rooms()).filter(({ withdrawn }) => !withdrawn);
});
afterAll(() => backend.stop());

const ask = (name: string, fields: Fields, key?: string) => {
  const token = key === undefined ? undefined : tokens[key];
  return signedCall(backend.url, name, fields, token === undefined ? {} : { token });
};
const roomThat = (is: (room: LabRoom) => boolean): number => {
  const found = rooms.find(is);
  if (found === undefined) throw new Error('no such room around now');
  return found.roomId;
};
const live = () => roomThat(({ state, groupId }) => state === 'live' && groupId === 0);
const privateLive = () => roomThat(({ state, groupId }) => state === 'live' && groupId !== 0);
const onAir = () => new Set(rooms.filter(({ state }) => state === 'live').map(({ roomId }) => roomId));
const notYet = () =>
  roomThat(({ state, groupId, roomId }) => state === 'soon' && groupId === 0 && !onAir().has(roomId));
/** A second room that is open to all. */
const other = () => roomThat(({ state, groupId, roomId }) => state === 'live' && groupId === 0 && roomId !== live());
const say = (content: string, key?: string, liveRoomId = live()) => ask('chatSend', { liveRoomId, content }, key);
const read = (liveRoomId = live()) => dataOf<ChatMessage[]>(backend.url, 'chatList', { liveRoomId });

describe('decisions.md, comment rule', () => {
  it.each([
    ['member', { isAvailable: 1, isBan: 0, vipLimitIsAccord: 1 }],
    ['banned', { isAvailable: 0, isBan: 1, banText: '你已被禁言，2099-12-31 解除' }],
    ['lowrecharge', { isAvailable: 0, isBan: 0, vipLimitIsAccord: 1, rechargeLimitRule: { rechargeLimitIsAccord: 0 } }],
    ['lowvip', { isAvailable: 0, isBan: 0, vipLimitIsAccord: 0, rechargeLimitRule: { rechargeLimitIsAccord: 1 } }],
    ['newbie', { isAvailable: 0, vipLimitIsAccord: 0, rechargeLimitRule: { rechargeLimitIsAccord: 0 } }],
  ])('of %s', async (key, rule) => {
    expect((await ask('commentRule', {}, key)).data).toMatchObject(rule);
  });
});

describe('decisions.md, room chat: who may speak', () => {
  it.each([
    ['section 6: a visitor must log in', undefined, 400, '请先登录'],
    ['section 6: a banned member reads why', 'banned', 403, '你已被禁言'],
    ['section 6: below the recharge threshold', 'lowrecharge', 403, '累计充值'],
    ['section 6: below the VIP threshold', 'lowvip', 403, 'VIP 1'],
    ['comment rule: recharge goes before VIP', 'newbie', 403, '累计充值'],
    ['section 8: a session that is over', 'expired', 405, '登录已过期'],
    ['a member with everything', 'member', 0, 'ok'],
  ])('%s', async (_clause, key, code, msg) => {
    const reply = await say('晚上好', key);
    expect([reply.status, reply.code]).toEqual([200, code]);
    expect(reply.msg).toContain(msg);
  });

  it.each([
    ['nothing', '', 400, 422],
    ['only blanks', ' \n\t ', 400, 422],
    ['200 characters', '好'.repeat(200), 200, 0],
    ['201 characters', '好'.repeat(201), 400, 422],
    ['200 emoji, which are 400 code units', '🏀'.repeat(200), 200, 0],
    ['markup, which stays text', '<script>alert(1)</script>', 200, 0],
  ])('decisions.md, comment rule: 1 to 200 characters: %s', async (_what, content, status, code) => {
    expect(await say(content, 'member')).toMatchObject({ status, code });
  });

  it.each([
    ['not on air', notYet, 'member', 403],
    ['not there', () => 59_999, 'member', 404],
    ['private, for a member without it', privateLive, 'plain', 403],
    ['private, for a member with it', privateLive, 'special', 0],
  ])('section 5: a room that is %s', async (_what, room, key, code) => {
    expect(await say('在吗', key, room())).toMatchObject({ status: 200, code });
  });
});

describe('decisions.md, room chat: what is heard and kept', () => {
  it('goes out once on the room’s channel as the answer says it, and to no other room [room chat.1]', async () => {
    const [here, there] = [await connectPush(backend.url), await connectPush(backend.url)];
    here.send({ cmd: 'subscribe', channels: [channels.room(String(live()))] });
    there.send({ cmd: 'subscribe', channels: [channels.room('51999'), 'anchors'] });
    await Promise.all([here.settled(), there.settled()]);
    const { data } = await say('  这球漂亮  ', 'member');
    await here.until(() => here.of('live/chat').length > 0);
    await there.settled();
    const translations = { en: { nickName: 'Member Zhou' } };
    expect(here.of('live/chat')).toEqual([{ ...(data as ChatMessage), translations }]);
    expect(data).toMatchObject({ content: '这球漂亮', nickName: '会员小周', liveRoomId: String(live()), uid: '90001' });
    expect(there.of('live/chat')).toEqual([]);
    here.close();
    there.close();
  });

  it('a private room’s talk is heard by nobody who may not enter', async () => {
    const outside = await connectPush(backend.url);
    outside.send({ cmd: 'auth', token: tokens['plain'] });
    outside.send({ cmd: 'subscribe', channels: [channels.room(String(privateLive()))] });
    await outside.settled();
    await say('只有我们', 'special', privateLive());
    await outside.settled();
    expect(outside.of('live/chat')).toEqual([]);
    outside.close();
  });

  it('the last 200 are kept, oldest first, those of the world among them [room chat.2]', async () => {
    const speakers = ['rich', 'member', 'special', 'plain', 'limited'];
    for (let n = 0; n < KEPT + 5; n++) {
      const reply = await say(`第 ${n} 条`, speakers[n % speakers.length]);
      expect([n, reply.code]).toEqual([n, 0]);
    }
    const all = await read();
    expect(all.map(({ createDate }) => createDate)).toEqual(
      all.map(({ createDate }) => createDate).sort((a, b) => a - b),
    );
    expect([all.length, all[0]?.content, all.at(-1)?.content]).toEqual([KEPT, '第 5 条', `第 ${KEPT + 4} 条`]);
  });

  it('of the kept ones no more than 50 are one member’s, however much they say [room for others.1]', async () => {
    const quiet = await say('我只说一句', 'member', other());
    for (let n = 0; n < KEPT + 5; n++) await say(`刷屏 ${n}`, 'rich', other());
    const all = await read(other());
    expect(all.filter(({ uid }) => uid === '90004').length).toBeLessThanOrEqual(50);
    expect(all.at(-1)?.content).toBe(`刷屏 ${KEPT + 4}`);
    expect(all.map(({ id }) => id)).toContain((quiet.data as ChatMessage).id);
  });

  it('the world talks by itself: the same for everybody who asks, and in other words in another room', async () => {
    const room = roomThat(
      ({ state, groupId, roomId }) => state === 'live' && groupId === 0 && roomId !== live() && roomId !== other(),
    );
    const [one, same] = [await read(room), await read(room)];
    expect(one.length).toBeGreaterThan(20);
    expect(same).toEqual(one);
    expect(new Set(one.map(({ id }) => id)).size).toBe(one.length);
    expect(Math.max(...one.map(({ createDate }) => createDate))).toBeLessThanOrEqual(Date.parse(AT));
  });
});

describe('chat/report/add', () => {
  const report = (fields: Fields, key?: string) => ask('reportAdd', fields, key);
  const said = async () => ((await say('广告', 'rich')).data as ChatMessage).id;

  it('reports a message of a user or of the world, and twice is once', async () => {
    const fromWorld = (await read(roomThat((room) => room.state === 'live' && room.roomId !== live())))[0]?.id ?? '';
    for (const chatId of [await said(), fromWorld]) {
      for (let n = 0; n < 2; n++) expect((await report({ chatId, cate: 1 }, 'member')).code).toBe(0);
    }
  });

  it('report/cate: the reasons that can be named', async () => {
    const cates = await dataOf<{ cate: number; name: string }[]>(backend.url, 'reportCates');
    expect(cates.length).toBeGreaterThan(2);
    for (const { cate } of cates) expect((await report({ chatId: await said(), cate }, 'member')).code).toBe(0);
  });

  it.each([
    ['a visitor', { chatId: 1, cate: 1 }, undefined, 200, 400],
    ['a message that is not', { chatId: 987_654_321, cate: 1 }, 'member', 200, 404],
    ['a comment that is not', { commentId: 1, cate: 1 }, 'member', 200, 404],
    ['a reason that is not', { chatId: 'w51001-1', cate: 77 }, 'member', 200, 404],
    ['nothing to report', { cate: 1 }, 'member', 400, 422],
    ['a comment and a message at once', { chatId: 1, commentId: 1, cate: 1 }, 'member', 400, 422],
  ])('decisions.md, bodies: %s', async (_what, fields, key, status, code) => {
    expect(await report(fields, key)).toMatchObject({ status, code });
  });
});
