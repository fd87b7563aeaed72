import { ALL_KINDS } from '../../../src/app/push/loops';
import { channels } from '../../../src/contract/push/channels';
import { matchStore } from '../../../src/domains/match/match-store';
import { RECONNECT_DELAY_MS, RECONNECT_SPREAD_MS } from '../../../src/socket/connection-state';
import { lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { type RealPush, realPush } from './real-push';

let backend: RunningBackend;
const open: RealPush[] = [];
beforeAll(async () => {
  backend = await startBackend({ at: '2025-03-15T13:25:00Z', speed: 0 });
});
afterAll(() => backend.stop());
afterEach(async () => {
  for (const client of open.splice(0)) client.stop();
  await lab(backend.url).healSocket();
  await lab(backend.url).restore({ key: 'member' });
});

const start = (token = '') => {
  const client = realPush(backend.url, token);
  open.push(client);
  return client;
};
const tokenOf = async (key: string) => (await lab(backend.url).users()).find((user) => user.key === key)?.token ?? '';
const subscribed = ({ push }: RealPush) =>
  push.socket.store
    .getState()
    .subscribeList.filter((entry) => entry.isSubscribed)
    .map((entry) => entry.channelName);
const commands = ({ sent }: RealPush, cmd: string) =>
  sent.map((text) => JSON.parse(text) as { cmd: string; channels?: string[] }).filter((frame) => frame.cmd === cmd);
const goal = (homeScore: number) =>
  lab(backend.url).push({ name: 'live/match', data: { matchId: 'x1', homeScore, awayScore: 0, statusId: 2 } });

describe('section 4, socket', () => {
  it('subscribes to channels once connected, in one command; at most one command a second [4.27, 7.55, 9.21]', async () => {
    const client = start();
    for (const id of ['a', 'b', 'c']) client.push.socket.want(channels.match(id));
    await client.until(() => subscribed(client).length === 3);
    client.push.socket.want(channels.match('d'));
    const begun = Date.now();
    await client.until(() => subscribed(client).length === 4);
    expect(Date.now() - begun).toBeGreaterThan(500);
    expect(commands(client, 'subscribe').map((frame) => frame.channels?.length)).toEqual([3, 1]);
  });

  it('on close all channels are marked unsubscribed; they are subscribed again on reconnect [3.43, 4.28]', async () => {
    const client = start();
    client.push.socket.want(channels.match('x1'));
    await client.until(() => subscribed(client).length === 1);
    const reads = new Set<string>();
    for (const kind of ALL_KINDS) client.refetch.add(kind, () => reads.add(kind));
    await lab(backend.url).socket({ cut: true });
    await client.until(() => !client.push.socket.store.getState().isConnected);
    expect(subscribed(client)).toEqual([]);
    const begun = Date.now();
    await client.until(() => subscribed(client).length === 1);
    expect(Date.now() - begun).toBeGreaterThan(RECONNECT_DELAY_MS - 200);
    // What was said meanwhile no push repeats: all that is on screen is read again.
    await client.until(() => reads.size === ALL_KINDS.length);
    await goal(2);
    await client.until(() => client.stores.get(matchStore).getState().pushes.get('x1')?.homeScore === 2);
  });

  it('after five failed reconnects the flag stands, the bar speaks from the third on, and the loops read; it recovers [3.43, 4.29, 8.18, 9.19, reconnecting.2, reconnecting.3]', async () => {
    const client = start();
    const reads: string[] = [];
    client.refetch.add('room', () => reads.push('room'));
    await client.until(() => client.push.socket.store.getState().isConnected);
    await lab(backend.url).socket({ refuse: true, cut: true });
    await client.until(
      () => client.push.socket.store.getState().reconnectError,
      5 * (RECONNECT_DELAY_MS + RECONNECT_SPREAD_MS) + 5_000,
    );
    const attempts = client.outages.flatMap((outage) => (outage.kind === 'retrying' ? [outage.attempt] : []));
    expect([...new Set(attempts)]).toEqual([3, 4, 5]);
    expect(client.outages.at(-1)).toEqual({ kind: 'failed' });
    expect(client.reports).toEqual(['push-lost closed']);
    await client.until(() => reads.length > 0, 6_000);
    await lab(backend.url).healSocket();
    client.push.resume();
    await client.until(() => client.push.socket.store.getState().isConnected);
    expect(client.outages.at(-1)).toEqual({ kind: 'none' });
  }, 40_000);

  it('a channel that the server refuses is not subscribed to; the others are', async () => {
    const client = start();
    // A private room, to a visitor.
    client.push.socket.want(channels.room('91001'));
    client.push.socket.want(channels.match('x1'));
    const refused = () => client.push.socket.store.getState().subscribeList.filter((entry) => entry.isPolled);
    await client.until(() => refused().length > 0);
    expect(refused().map((entry) => entry.channelName)).toEqual([channels.room('91001')]);
    expect(subscribed(client)).toEqual([channels.match('x1')]);
    // Nothing is known of this match, and nothing is told: the server has only said that it listens.
    expect(client.reports).toEqual([]);
  });

  it('a channel that nobody wants any more is unsubscribed [subscribe.1]', async () => {
    const client = start();
    const leave = client.push.socket.want(channels.match('x1'));
    await client.until(() => subscribed(client).length === 1);
    leave();
    await client.until(() => commands(client, 'unsubscribe').length === 1);
    expect(client.push.socket.store.getState().subscribeList).toEqual([]);
  });

  it('messages are routed by namespace and name; unknown and unreadable ones are dropped and reported once [4.30]', async () => {
    const client = start();
    client.push.socket.want(channels.match('x1'));
    await client.until(() => subscribed(client).length === 1);
    for (const raw of ['{"namespace":"__proto__","mutation":"constructor","data":{}}', 'no json']) {
      await lab(backend.url).push({ raw });
      await lab(backend.url).push({ raw });
    }
    await lab(backend.url).push({ raw: '{"namespace":"live","mutation":"match","data":{"matchId":[]}}' });
    await goal(3);
    await client.until(() => client.stores.get(matchStore).getState().pushes.get('x1')?.homeScore === 3);
    expect(client.reports.map((line) => line.split(' ')[0])).toEqual([
      'push-unknown',
      'push-malformed',
      'push-malformed',
    ]);
  });

  it('a push older than what was heard changes nothing', async () => {
    const client = start();
    client.push.socket.want(channels.match('x1'));
    await client.until(() => subscribed(client).length === 1);
    await goal(4);
    await client.until(() => client.stores.get(matchStore).getState().pushes.get('x1')?.homeScore === 4);
    const data = { matchId: 'x1', serverNow: 1, homeScore: 1 };
    await lab(backend.url).push({
      raw: JSON.stringify({ namespace: 'live', mutation: 'match', data }),
      channel: 'match:x1',
    });
    await goal(5);
    await client.until(() => client.stores.get(matchStore).getState().pushes.get('x1')?.homeScore === 5);
  });
});

describe('section 4 and 8, session', () => {
  it.each([
    ['kicked', 505, () => lab(backend.url).kick({ key: 'member' })],
    ['expired', 405, () => lab(backend.url).expire({ key: 'member' })],
    ['expired for the second time', 14010, () => lab(backend.url).expire({ key: 'member', code: 14010 })],
  ])('who is %s hears it and is a visitor; the socket goes on without a token', async (_name, code, end) => {
    const client = start(await tokenOf('member'));
    await client.until(() => subscribed(client).includes(channels.user));
    expect(commands(client, 'auth')).toHaveLength(1);
    await end();
    await client.until(() => client.sessionsOver.length > 0);
    expect(client.sessionsOver[0]?.code).toBe(code);
    expect(client.session.store.getState().token).toBe('');
    await client.until(() => client.push.socket.store.getState().isConnected);
    expect(commands(client, 'auth')).toHaveLength(1);
  });

  it('log-in connects anew, and says who is there in the first frame [socket.1]', async () => {
    const client = start();
    await client.until(() => client.push.socket.store.getState().isConnected);
    client.session.adopt({ token: await tokenOf('member'), uid: '1' });
    await client.until(() => subscribed(client).includes(channels.user));
    expect(JSON.parse(client.sent.at(-2) ?? '')).toMatchObject({ cmd: 'auth' });
  });
});

it('after its end there is no socket', async () => {
  const client = start();
  await client.until(() => client.push.socket.store.getState().isConnected);
  client.stop();
  const end = Date.now() + 5_000;
  while ((await lab(backend.url).socketState()).sockets > 0) {
    if (Date.now() > end) throw new Error('a socket is left');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});
