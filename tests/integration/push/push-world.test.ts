import { channels } from '../../../src/contract/push/channels';
import { pushes } from '../../../src/contract/push/push';
import { decode } from '../../../src/contract/wire';
import { lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { dataOf, HOME } from '../../support/signed-call';
import { connectPush, type PushClient } from './push-client';

const AT = '2025-03-15T13:25:00Z';
const SPEED = 60;
/** Real time for a few ticks. */
const WATCHED_MS = 8000;

type Row = Readonly<Record<string, unknown>>;
interface Home {
  readonly hosts: readonly Row[];
  readonly liveMatchList: readonly Row[];
}

let backend: RunningBackend;
let client: PushClient;
beforeAll(async () => {
  backend = await startBackend({ at: AT, speed: SPEED });
});
afterAll(() => backend.stop());

const home = () => dataOf<Home>(backend.url, 'anchorHome', HOME);
const matchIds = ({ liveMatchList }: Home) => liveMatchList.map(({ matchId }) => String(matchId));
const rooms = ({ hosts }: Home) =>
  hosts.flatMap(({ liveSchedule }) => (liveSchedule as Row[]).filter(({ liveStatus }) => liveStatus === 1));
const pick = (row: Row | undefined, keys: readonly string[]) => keys.map((key) => row?.[key]);
const last = (name: string, key: string, value: string) =>
  client
    .of(name)
    .filter((data) => String(data[key]) === value)
    .at(-1);

/** Listens to everything on the home page, then lets the world run. */
async function watch(): Promise<Home> {
  const before = await home();
  client = await connectPush(backend.url);
  client.send({ cmd: 'subscribe', channels: ['anchors', ...matchIds(before).map(channels.match)] });
  const all = [...new Set(rooms(before).map(({ liveRoomId }) => channels.room(String(liveRoomId))))];
  client.send({ cmd: 'subscribe', channels: all });
  await client.settled();
  await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
  return before;
}

describe('a world that runs sixty times as fast', () => {
  let before: Home;
  let after: Home;
  beforeAll(async () => {
    before = await watch();
    // It stands still: what was pushed last and what a call answers are of the same instant.
    await lab(backend.url).clock({ speed: 0 });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    after = await home();
  });
  afterAll(() => client.close());

  it('section 4, socket: each message fits its schema, with nothing forgiven', () => {
    const routed = client.heard.filter(({ namespace }) => namespace !== undefined);
    expect(routed.length).toBeGreaterThan(20);
    const broken = routed.flatMap(({ namespace, mutation, data }) => {
      const schema = pushes[`${namespace}/${mutation}` as keyof typeof pushes];
      const read = schema === undefined ? { ok: false, issue: 'no such name' } : decode(schema, data, { strict: true });
      return read.ok ? [] : [{ namespace, mutation, data, read }];
    });
    expect(broken).toEqual([]);
  });

  it('whoever subscribes to a match that has begun hears at once how it stands [subscribe.4]', () => {
    const begun = before.liveMatchList.filter(({ statusId }) => statusId !== 1);
    expect(begun.length).toBeGreaterThan(3);
    for (const { matchId } of begun) expect(last('live/match', 'matchId', String(matchId))).toBeDefined();
  });

  it('scores, clock and phases move', () => {
    const moved = matchIds(before).filter(
      (id) => client.of('live/match').filter(({ matchId }) => matchId === id).length > 1,
    );
    expect(moved.length).toBeGreaterThan(0);
    expect(client.of('live/room').length).toBeGreaterThan(rooms(before).length);
  });

  it('src/contract/push.ts: what is said in a room is heard once, in order, and is what the call reads', async () => {
    const said = client.of('live/chat');
    expect(said.length).toBeGreaterThan(20);
    expect(new Set(said.map(({ id }) => id)).size).toBe(said.length);
    const room = String(said[0]?.['liveRoomId']);
    const here = said.filter(({ liveRoomId }) => liveRoomId === room);
    const times = here.map(({ createDate }) => Number(createDate));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const read = await dataOf<Row[]>(backend.url, 'chatList', { liveRoomId: room });
    const ids = new Set(read.map(({ id }) => id));
    expect(here.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it.each([
    ['live/match', 'matchId'],
    ['live/anchor', 'hostId'],
    ['live/room', 'liveRoomId'],
  ])('src/contract/push.ts: serverNow of %s grows strictly for each %s', (name, key) => {
    const seen = new Map<unknown, number>();
    for (const data of client.of(name)) {
      expect(Number(data['serverNow'])).toBeGreaterThan(seen.get(data[key]) ?? 0);
      seen.set(data[key], Number(data['serverNow']));
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  it('a push and a call of the same instant agree on status, phase, clock and score [push.2]', () => {
    const keys = ['statusId', 'phase', 'phaseStart', 'homeScore', 'awayScore'];
    const known = new Set(matchIds(before));
    const common = after.liveMatchList.filter(({ matchId }) => known.has(String(matchId)));
    expect(common.length).toBeGreaterThan(4);
    // Nothing is said of a match that begins hours from now.
    const told = common.filter(
      (match) => match['statusId'] !== 1 || last('live/match', 'matchId', String(match['matchId'])),
    );
    expect(told.length).toBeGreaterThan(3);
    for (const match of told) {
      const push = last('live/match', 'matchId', String(match['matchId']));
      expect([match['matchId'], ...pick(push, keys)]).toEqual([match['matchId'], ...pick(match, keys)]);
    }
  });

  it('a push and a call of the same instant agree on who is on air', () => {
    const told = new Map(client.of('live/anchor').map((data) => [data['hostId'], data['liveStatus']]));
    const inCalls = new Map(after.hosts.map(({ id, liveStatus }) => [String(id), liveStatus]));
    const was = new Map(before.hosts.map(({ id, liveStatus }) => [String(id), liveStatus]));
    const isPrivate = (id: string) =>
      [...before.hosts, ...after.hosts].some(
        (host) =>
          String(host['id']) === id &&
          (host['liveSchedule'] as Row[]).some((entry) => Number(entry['liveUserGroupId']) > 0),
      );
    for (const [id, status] of inCalls) {
      if (!isPrivate(id)) expect([id, told.get(id) ?? was.get(id)]).toEqual([id, status]);
    }
  });

  it('a push and a call of the same instant agree on the viewers of a room', () => {
    for (const host of after.hosts) {
      const room = rooms({ ...after, hosts: [host] })[0]?.['liveRoomId'];
      const push = room === undefined ? undefined : last('live/room', 'liveRoomId', String(room));
      if (push !== undefined) expect(push['watcherCount']).toBe(host['watcherCount']);
    }
  });
});

it.each([
  ['a new time', { at: '2025-03-15T10:00:00Z' }],
  ['a skew', { skew: -3_600_000 }],
])('/_lab: %s ends all sockets, so that clients begin anew', async (_what, change) => {
  const it1 = await connectPush(backend.url);
  await lab(backend.url).clock(change);
  expect(await it1.closed).toEqual({ code: 1012, reason: 'the clock was set' });
});

it('another speed ends no socket', async () => {
  const it1 = await connectPush(backend.url);
  await lab(backend.url).clock({ speed: 2 });
  await it1.settled();
  it1.close();
});

it('/_lab: a skewed clock shows in the Date header and in serverNow, and nowhere else', async () => {
  const at = '2025-03-15T13:25:00Z';
  await lab(backend.url).clock({ at, speed: 0, skew: 90_000 });
  const told = Date.parse(at) + 90_000;
  const reply = await fetch(`${backend.url}/_lab/health`);
  expect(Date.parse(reply.headers.get('date') ?? '')).toBe(told);
  expect(((await reply.json()) as { now: number }).now).toBe(Date.parse(at));
  const skewed = await connectPush(backend.url);
  skewed.send({ cmd: 'subscribe', channels: ['match:7'] });
  await skewed.settled();
  await lab(backend.url).push({ name: 'live/match', data: { matchId: 7, homeScore: 1 } });
  await skewed.settled();
  expect(skewed.of('live/match')[0]?.['serverNow']).toBe(told);
  skewed.close();
});
