import { floodState } from '../../../backend/lab/flood';
import { lab, type SocketTrouble } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { connectPush, type PushClient } from './push-client';

let backend: RunningBackend;
const open: PushClient[] = [];
beforeAll(async () => {
  backend = await startBackend({ at: '2025-03-15T13:25:00Z', speed: 0 });
});
afterAll(() => backend.stop());
afterEach(async () => {
  for (const client of open.splice(0)) client.close();
  await lab(backend.url).healSocket();
});

const IDS = ['7001', '7002', '7003', '7004', '7005'];
const SENT = 200;

async function listener(): Promise<PushClient> {
  const client = await connectPush(backend.url);
  open.push(client);
  client.send({ cmd: 'subscribe', channels: IDS.map((id) => `match:${id}`) });
  await client.settled();
  return client;
}
const flood = (trouble: SocketTrouble = {}) =>
  lab(backend.url).socket({ ...trouble, flood: { perSecond: 1000, forMs: SENT, matches: IDS } });
const goals = (client: PushClient) =>
  client.of('live/match').map(({ matchId, homeScore }) => `${matchId}:${homeScore}`);
/** The state that a careful client ends with: the newest of each match by serverNow. */
function lastStates(client: PushClient) {
  const newest = new Map<string, Readonly<Record<string, unknown>>>();
  for (const data of client.of('live/match')) {
    const id = String(data['matchId']);
    if (Number(data['serverNow']) >= Number(newest.get(id)?.['serverNow'] ?? 0)) newest.set(id, data);
  }
  return new Map([...newest].map(([id, { serverNow: _, ...state }]) => [id, state]));
}
/** All of the flood has come: its last states are there, and nothing more comes. */
async function floodOver(client: PushClient): Promise<void> {
  await client.until(() => client.heard.length > 5);
  let before = -1;
  await client.until(() => {
    const isOver = before === client.heard.length;
    before = client.heard.length;
    return isOver && lastStates(client).size === IDS.length;
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
}

const FINAL = new Map(IDS.map((id, place) => [id, floodState(id, place, SENT / IDS.length - 1)]));

it('a flood brings every message in order, and ends with each match told once more', async () => {
  const client = await listener();
  await flood();
  await floodOver(client);
  expect(client.of('live/match')).toHaveLength(SENT + IDS.length);
  expect(lastStates(client)).toEqual(FINAL);
});

it.each<[string, SocketTrouble, (heard: number) => boolean]>([
  ['drops', { dropPercent: 40 }, (heard) => heard > SENT * 0.4 && heard < SENT * 0.8],
  ['duplicates', { duplicatePercent: 40 }, (heard) => heard > SENT * 1.2 && heard < SENT * 1.6],
  ['reordering', { reorderPercent: 30 }, (heard) => heard === SENT + IDS.length],
  [
    'all three',
    { dropPercent: 30, duplicatePercent: 30, reorderPercent: 30 },
    (heard) => heard > SENT * 0.5 && heard < SENT * 1.3,
  ],
])('after %s the newest states are those of a clean run', async (_what, trouble, isLikely) => {
  const client = await listener();
  await flood(trouble);
  await floodOver(client);
  expect(lastStates(client)).toEqual(FINAL);
  expect(isLikely(client.of('live/match').length)).toBe(true);
});

it('reordering puts messages behind newer ones', async () => {
  const client = await listener();
  await flood({ reorderPercent: 30 });
  await floodOver(client);
  const stamps = client.of('live/match').map(({ serverNow }) => Number(serverNow));
  expect(stamps).not.toEqual([...stamps].sort((a, b) => a - b));
});

it('the same seed drops the same messages, another seed others', async () => {
  const run = async (seed: number) => {
    const client = await listener();
    await flood({ dropPercent: 50, seed });
    await floodOver(client);
    client.close();
    return goals(client);
  };
  const [one, again, other] = [await run(1), await run(1), await run(2)];
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

it('a flood by number is for what is listened to', async () => {
  const client = await listener();
  await lab(backend.url).socket({ flood: { perSecond: 100, forMs: 100, matches: 2 } });
  await client.until(() => client.of('live/match').length === 12);
  expect(new Set(client.of('live/match').map(({ matchId }) => matchId))).toEqual(new Set(IDS.slice(0, 2)));
});

it('cuts all sockets at once, without a close frame', async () => {
  const [one, two] = [await listener(), await listener()];
  await lab(backend.url).socket({ cut: true });
  expect([(await one.closed).code, (await two.closed).code]).toEqual([1006, 1006]);
});

it('refuses sockets until it is healed', async () => {
  await lab(backend.url).socket({ refuse: true });
  await expect(connectPush(backend.url)).rejects.toThrow('503');
  await lab(backend.url).healSocket();
  await (await listener()).settled();
});

it('answers no ping, and everything else', async () => {
  const client = await listener();
  await lab(backend.url).socket({ noPong: true });
  const pongs = client.heard.length;
  client.send({ cmd: 'ping' });
  await lab(backend.url).push({ name: 'live/match', data: { matchId: 7001, homeScore: 1 } });
  await client.until(() => client.of('live/match').length === 1);
  expect(client.heard).toHaveLength(pongs + 1);
});

it('shows what is set, changes only what is given, and forgets all on DELETE', async () => {
  await lab(backend.url).socket({ dropPercent: 5, noPong: true });
  expect(await lab(backend.url).socket({ dropPercent: 7 })).toMatchObject({
    dropPercent: 7,
    noPong: true,
    refuse: false,
  });
  expect(await lab(backend.url).healSocket()).toMatchObject({ dropPercent: 0, noPong: false, refuse: false, seed: 1 });
});

it.each([
  ['a percentage above 100', { dropPercent: 101 }],
  ['a negative one', { reorderPercent: -1 }],
  ['a flood without matches', { flood: { perSecond: 1, forMs: 1, matches: [] } }],
  ['a flood of all floods', { flood: { perSecond: 1e9, forMs: 1, matches: 1 } }],
])('refuses %s', async (_what, body) => {
  await expect(lab(backend.url).socket(body)).rejects.toThrow('422');
});

it.each([
  ['text that is not JSON', { raw: '{"namespace":"live"' }, 'unreadable: {"namespace":"live"'],
  ['an unknown name', { name: 'live/nothing', data: { a: 1 } }, undefined],
])('a push by hand can be %s, to everybody', async (_what, push, cmd) => {
  const [one, two] = [await listener(), await listener()];
  const count = one.heard.length;
  await lab(backend.url).push(push);
  await Promise.all([one, two].map((client) => client.until(() => client.heard.length === count + 1)));
  expect(one.heard.at(-1)?.cmd).toBe(cmd);
});

it.each([
  ['neither name nor text', {}],
  ['a name without a namespace', { name: 'match' }],
  ['more than the bus can carry', { raw: 'x'.repeat(9000) }],
])('a push by hand with %s is refused', async (_what, push) => {
  await expect(lab(backend.url).push(push)).rejects.toThrow('422');
});
