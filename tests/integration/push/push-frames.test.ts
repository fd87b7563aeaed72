import { channels } from '../../../src/contract/push/channels';
import { type DemoUser, lab } from '../../support/browser/lab';
import { labVideo } from '../../support/browser/lab-video';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { connectPush, type PushClient } from './push-client';

// A Sunday afternoon with matches in play; the clock stands still, so that only what a test does is pushed.
const AT = '2025-03-15T13:25:00Z';
const MATCH = 'match:424242';

let backend: RunningBackend;
let users: DemoUser[];
let client: PushClient;
beforeAll(async () => {
  backend = await startBackend({ at: AT, speed: 0 });
  users = await lab(backend.url).users();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  client = await connectPush(backend.url);
});
afterEach(() => client.close());

const tokenOf = (key: string) => users.find((user) => user.key === key)?.token ?? '';
const score = (homeScore: number, matchId = '424242') =>
  lab(backend.url).push({ name: 'live/match', data: { matchId, homeScore, awayScore: 0 } });
/** A room that only the member may enter; one that is open to all. */
const PRIVATE_ROOM = 'room:91001';
const PUBLIC_ROOM = 'room:51001';
const viewers = (liveRoomId: string) =>
  lab(backend.url).push({ name: 'live/room', data: { liveRoomId, watcherCount: 7 } });

it('section 7, subscribe: what is subscribed arrives, until it is unsubscribed [7.55, subscribe.1]', async () => {
  client.send({ cmd: 'subscribe', channels: [MATCH] });
  await client.settled();
  await score(1);
  await client.until(() => client.of('live/match').length === 1);
  expect(client.of('live/match')[0]).toMatchObject({ matchId: '424242', homeScore: 1 });
  client.send({ cmd: 'unsubscribe', channels: [MATCH] });
  await client.settled();
  await score(2);
  await client.settled();
  expect(client.of('live/match')).toHaveLength(1);
});

it.each([
  ['another match', { cmd: 'subscribe', channels: ['match:1'] }],
  ['nothing at all', { cmd: 'ping' }],
  ['anchors', { cmd: 'subscribe', channels: ['anchors'] }],
])('decisions.md, subscribe: who listens to %s hears no score', async (_what, frame) => {
  client.send(frame);
  await client.settled();
  await score(3);
  await client.settled();
  expect(client.of('live/match')).toEqual([]);
});

it('decisions.md, subscribe: serverNow grows strictly although the clock stands still', async () => {
  client.send({ cmd: 'subscribe', channels: [MATCH] });
  await client.settled();
  for (const goals of [1, 2, 3, 4]) await score(goals);
  await client.until(() => client.of('live/match').length === 4);
  const stamps = client.of('live/match').map(({ serverNow }) => Number(serverNow));
  expect(stamps).toEqual([...new Set(stamps)].sort((a, b) => a - b));
  expect(stamps[0]).toBeGreaterThanOrEqual(Date.parse(AT));
});

it.each<[string, string | Buffer]>([
  ['text that is not JSON', 'hello'],
  ['broken JSON', '{"cmd":"ping"'],
  ['null', 'null'],
  ['a list', '[{"cmd":"ping"}]'],
  ['an unknown command', '{"cmd":"publish","channels":["match:1"]}'],
  ['no command', '{"channels":["match:1"]}'],
  ['channels that are no list', '{"cmd":"subscribe","channels":"match:1"}'],
  ['an empty channel', '{"cmd":"subscribe","channels":[""]}'],
  ['a channel that is a number', '{"cmd":"subscribe","channels":[1]}'],
  ['a channel beyond 80 characters', `{"cmd":"subscribe","channels":["match:${'1'.repeat(80)}"]}`],
  [
    'more than 200 channels',
    JSON.stringify({ cmd: 'subscribe', channels: Array.from({ length: 201 }, (_, n) => `match:${n}`) }),
  ],
  ['an empty token', '{"cmd":"auth","token":""}'],
  ['a token with a NUL', '{"cmd":"auth","token":"a\\u0000"}'],
  ['a token that is no text', '{"cmd":"auth","token":{"a":1}}'],
  ['a prototype', '{"__proto__":{"cmd":"ping"}}'],
  ['bytes', Buffer.from([0, 1, 2, 255])],
])('src/contract/push.ts, clientFrame: %s is answered by nothing, and counted', async (_what, frame) => {
  const before = (await lab(backend.url).socketState()).badFrames;
  client.sendText(frame);
  await client.settled();
  expect(client.heard).toEqual([{ cmd: 'pong' }]);
  expect((await lab(backend.url).socketState()).badFrames).toBe(before + 1);
});

it.each<[string, (it: PushClient) => void, number]>([
  ['too many bad frames', (it) => Array.from({ length: 21 }, () => it.sendText('?')), 1008],
  ['a frame that is too large', (it) => it.sendText('x'.repeat(40_000)), 1009],
  [
    'more frames at once than any client sends',
    (it) => Array.from({ length: 200 }, () => it.send({ cmd: 'auth', token: 'nobody' })),
    1008,
  ],
])('bounds: %s end the connection', async (_what, misbehave, code) => {
  misbehave(client);
  expect((await client.closed).code).toBe(code);
});

it('bounds: 200 channels in all, however they are asked for', async () => {
  const names = Array.from({ length: 240 }, (_, n) => `match:${10_000 + n}`);
  client.send({ cmd: 'subscribe', channels: names.slice(0, 120) });
  client.send({ cmd: 'subscribe', channels: names.slice(120) });
  await client.settled();
  for (const n of [0, 199, 200, 239]) await score(1, String(10_000 + n));
  await client.settled();
  expect(client.of('live/match').map(({ matchId }) => matchId)).toEqual(['10000', '10199']);
});

it.each([
  ['a visitor', undefined, false],
  ['a member who has it', 'member', true],
  ['a member who has it not', 'newbie', false],
])('section 5, private rooms: %s listens: %s', async (_who, key, hears) => {
  if (key !== undefined) client.send({ cmd: 'auth', token: tokenOf(key) });
  client.send({ cmd: 'subscribe', channels: [PRIVATE_ROOM, PUBLIC_ROOM] });
  await client.settled();
  await viewers('91001');
  await viewers('51001');
  await client.settled();
  const rooms = client.of('live/room').filter(({ watcherCount }) => watcherCount === 7);
  expect(rooms.map(({ liveRoomId }) => liveRoomId)).toEqual(hears ? ['91001', '51001'] : ['51001']);
});

it('src/contract/push.ts, channels: `user` is for whoever the auth frame said, and for nobody before it', async () => {
  const push = () => lab(backend.url).push({ name: 'news/tip', data: { id: 1 }, channel: 'user' });
  client.send({ cmd: 'subscribe', channels: ['user'] });
  await client.settled();
  await push();
  await client.settled();
  expect(client.of('news/tip')).toEqual([]);
  client.send({ cmd: 'auth', token: tokenOf('member') });
  client.send({ cmd: 'subscribe', channels: ['user'] });
  await client.settled();
  await push();
  await client.settled();
  expect(client.of('news/tip')).toHaveLength(1);
});

describe('decisions.md, subscribe: a refusal with a code', () => {
  const refused = () => client.of('socket/refused').map(({ channel, code }) => [channel, code]);
  const subscribe = async (...channelsOf: string[]) => {
    client.send({ cmd: 'subscribe', channels: channelsOf });
    await client.settled();
  };

  it.each([
    ['a channel that does not exist', 'everything', 404],
    ['the member’s own, of a visitor', channels.user, 400],
    ['a private room, of a visitor', channels.room('91001'), 400],
  ])('%s', async (_what, channel, code) => {
    await subscribe(channel, channels.tips);
    expect(refused()).toEqual([[channel, code]]);
    expect((await lab(backend.url).socketState()).channels).not.toContain(channel);
  });

  it('what is listened to is acknowledged once how it stands is told, and nothing else is [subscribe.6]', async () => {
    await subscribe(channels.tips, 'everything', channels.match('1'), channels.user, channels.room('51001'));
    expect(client.of('socket/subscribed')).toEqual([
      { channels: [channels.tips, channels.match('1'), channels.room('51001')] },
    ]);
    expect(client.heard.at(-2)).toMatchObject({ namespace: 'socket', mutation: 'subscribed' });
    await subscribe(channels.user);
    expect(client.of('socket/subscribed')).toHaveLength(1);
  });

  it('a private room, of a member who has it not', async () => {
    const token = (await lab(backend.url).users()).find(({ key }) => key === 'plain')?.token;
    client.send({ cmd: 'auth', token });
    await subscribe(channels.user, channels.room('91001'));
    expect(refused()).toEqual([[channels.room('91001'), 403]]);
  });

  it('more than 200 channels', async () => {
    await subscribe(...Array.from({ length: 200 }, (_, n) => channels.match(String(n))));
    await subscribe(channels.match('200'), channels.match('1'));
    expect(refused()).toEqual([[channels.match('200'), 429]]);
  });

  it('eleven tokens that are worth nothing end the connection', async () => {
    for (let n = 0; n < 11; n++) client.send({ cmd: 'auth', token: `nobody-${n}` });
    expect(await client.closed).toMatchObject({ code: 1008 });
  });
});

it('the channel of anchors is answered with each who is on air, private ones to nobody [subscribe.4]', async () => {
  client.send({ cmd: 'subscribe', channels: [channels.anchors] });
  await client.settled();
  const told = client.of('live/anchor');
  const live = (await labVideo(backend.url).rooms()).filter(({ state, withdrawn }) => state === 'live' && !withdrawn);
  const hostsOf = (isPrivate: boolean) => live.filter(({ groupId }) => (groupId !== 0) === isPrivate);
  const onAir = told.filter(({ liveStatus }) => liveStatus === 1).map(({ hostId }) => Number(hostId));
  expect(hostsOf(false).length).toBeGreaterThan(0);
  expect(hostsOf(false).filter(({ hostId }) => !onAir.includes(hostId))).toEqual([]);
  expect(hostsOf(true).filter(({ hostId }) => onAir.includes(hostId))).toEqual([]);
});
