import { type DemoUser, lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { signedCall } from '../../support/signed-call';
import { connectPush, type PushClient } from './push-client';

let backend: RunningBackend;
let users: DemoUser[];
const open: PushClient[] = [];
beforeAll(async () => {
  backend = await startBackend({ at: '2025-03-15T13:25:00Z', speed: 0 });
  users = await lab(backend.url).users();
});
afterAll(() => backend.stop());
afterEach(async () => {
  for (const client of open.splice(0)) client.close();
  for (const key of ['member', 'newbie', 'kicked']) await lab(backend.url).restore({ key });
});

const tokenOf = (key: string) => users.find((user) => user.key === key)?.token ?? '';
async function clientOf(token: string): Promise<PushClient> {
  const client = await connectPush(backend.url);
  open.push(client);
  client.send({ cmd: 'auth', token });
  await client.settled();
  return client;
}
const codeOfCall = async (key: string) =>
  (await signedCall(backend.url, 'subscribeInfo', {}, { token: tokenOf(key) })).code;

it.each([
  ['unknown', () => 'no-such-token', 405],
  ['expired', () => tokenOf('expired'), 405],
  ['taken over', () => tokenOf('kicked'), 505],
])(
  'section 8, 405 and 505: a token that is %s is told so at once, with the code of a call',
  async (_what, token, code) => {
    const client = await clientOf(token());
    expect(client.of('user/session')).toEqual([{ code, msg: expect.any(String) }]);
    expect((await signedCall(backend.url, 'subscribeInfo', {}, { token: token() })).code).toBe(code);
  },
);

it.each([
  ['kicked', 505, () => lab(backend.url).kick({ key: 'member' })],
  ['expired', 405, () => lab(backend.url).expire({ key: 'member' })],
  ['expired for the second time', 14010, () => lab(backend.url).expire({ key: 'member', code: 14010 })],
])('section 8: who is %s hears %i on each of their sockets, and their calls answer it', async (_what, code, end) => {
  const [one, two, other] = await Promise.all([
    clientOf(tokenOf('member')),
    clientOf(tokenOf('member')),
    clientOf(tokenOf('newbie')),
  ]);
  expect(await codeOfCall('member')).toBe(0);
  await end();
  await Promise.all([one, two].map((client) => client.until(() => client.of('user/session').length === 1)));
  expect(one.of('user/session')[0]).toMatchObject({ code });
  expect(await codeOfCall('member')).toBe(code);
  await other.settled();
  expect(other.of('user/session')).toEqual([]);
  expect(await codeOfCall('newbie')).toBe(0);

  await lab(backend.url).restore({ key: 'member' });
  expect(await codeOfCall('member')).toBe(0);
  expect((await clientOf(tokenOf('member'))).of('user/session')).toEqual([]);
});

it('section 5, private rooms: whose session is over hears no more of a private room', async () => {
  const client = await clientOf(tokenOf('member'));
  client.send({ cmd: 'subscribe', channels: ['room:91001', 'room:51001', 'user'] });
  await client.settled();
  await lab(backend.url).kick({ key: 'member' });
  await client.until(() => client.of('user/session').length === 1);
  await client.settled();
  for (const liveRoomId of ['91001', '51001']) {
    await lab(backend.url).push({ name: 'live/room', data: { liveRoomId, watcherCount: 7 } });
  }
  await client.settled();
  const rooms = client.of('live/room').filter(({ watcherCount }) => watcherCount === 7);
  expect(rooms.map(({ liveRoomId }) => liveRoomId)).toEqual(['51001']);
});

it('a call that needs no login is answered to a session that is over as to a visitor', async () => {
  await lab(backend.url).expire({ key: 'member' });
  expect((await signedCall(backend.url, 'hostList', {}, { token: tokenOf('member') })).code).toBe(0);
});

it('restore brings a user back as the world was laid', async () => {
  await lab(backend.url).restore({ key: 'kicked' });
  expect(await codeOfCall('kicked')).toBe(505);
});

it.each([
  ['nobody', {}],
  ['a stranger', { key: 'stranger' }],
  ['a code that is none', { key: 'member', code: 1 }],
])('refuses to expire %s', async (_who, body) => {
  await expect(lab(backend.url).expire(body as { key: string })).rejects.toThrow();
});
