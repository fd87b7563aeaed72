import { Client } from 'pg';
import { LOCKS } from '../../../backend/database/migrate';
import { lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { createDatabase } from '../../support/servers/postgres-database';
import { type PostgresServer, startPostgres } from '../../support/servers/postgres-server';
import { dataOf, HOME, signedCall } from '../../support/signed-call';
import { connectPush, type PushClient } from './push-client';

const AT = '2025-03-15T13:25:00Z';
// Each test starts two processes; on a busy machine that takes its time.
jest.setTimeout(120_000);

let server: PostgresServer | undefined;
beforeAll(async () => {
  server = await startPostgres();
  if (server === undefined)
    process.stderr.write('SKIPPED: PostgreSQL is not installed, pushes of two processes were not tried\n');
});
afterAll(() => server?.stop());

interface Two {
  readonly a: RunningBackend;
  readonly b: RunningBackend;
  readonly databaseUrl: string;
}

/** Two processes on an empty database, when there is a server. */
async function onTwo(speed: number, work: (two: Two) => Promise<void>): Promise<void> {
  if (server === undefined) return;
  const { url: databaseUrl, drop } = await createDatabase(server.url);
  const options = { databaseUrl, at: AT, speed };
  const running = await Promise.all([startBackend(options), startBackend(options)]);
  try {
    await work({ a: running[0], b: running[1], databaseUrl });
  } finally {
    await Promise.all(running.map((one) => one.stop()));
    await drop();
  }
}

const producers = async (...all: RunningBackend[]) =>
  (await Promise.all(all.map(async (one) => ((await lab(one.url).socketState()).isProducer ? one : undefined)))).filter(
    (one) => one !== undefined,
  );

async function onlyProducer(...all: RunningBackend[]): Promise<RunningBackend> {
  const end = Date.now() + 15_000;
  for (;;) {
    const found = await producers(...all);
    expect(found.length).toBeLessThan(2);
    if (found[0] !== undefined) return found[0];
    if (Date.now() > end) throw new Error('nobody produces');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function listener(url: string): Promise<PushClient> {
  const home = await dataOf<{ liveMatchList: { matchId: number }[] }>(url, 'anchorHome', HOME);
  const client = await connectPush(url);
  client.send({ cmd: 'subscribe', channels: home.liveMatchList.map(({ matchId }) => `match:${matchId}`) });
  await client.settled();
  // How things stand is not news.
  client.heard.length = 0;
  return client;
}
const texts = (client: PushClient) => client.of('live/match').map((data) => JSON.stringify(data));

it('one process produces, and each message arrives once in both', () =>
  onTwo(60, async ({ a, b }) => {
    await onlyProducer(a, b);
    const [one, two] = await Promise.all([listener(a.url), listener(b.url)]);
    await Promise.all([one, two].map((client) => client.until(() => client.of('live/match').length > 5, 60_000)));
    await lab(a.url).clock({ speed: 0 });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    for (const client of [one, two]) expect(new Set(texts(client)).size).toBe(texts(client).length);
    // Either may have come a moment earlier: from the first common message on they heard the same.
    const common = texts(one).filter((text) => texts(two).includes(text));
    expect(common.length).toBeGreaterThan(3);
    expect(texts(two).slice(texts(two).indexOf(common[0] ?? ''))).toEqual(
      texts(one).slice(texts(one).indexOf(common[0] ?? '')),
    );
    one.close();
    two.close();
  }));

it('another process takes over when the producer ends', () =>
  onTwo(60, async ({ a, b }) => {
    const first = await onlyProducer(a, b);
    const other = first === a ? b : a;
    const client = await listener(other.url);
    await first.stop();
    expect(await onlyProducer(other)).toBe(other);
    client.heard.length = 0;
    await client.until(() => client.of('live/match').length > 3, 60_000);
    client.close();
  }));

it('a producer that loses its connection leads no more, and one of the two takes over', () =>
  onTwo(60, async ({ a, b, databaseUrl }) => {
    const first = await onlyProducer(a, b);
    const admin = new Client({ connectionString: databaseUrl });
    await admin.connect();
    const holder = 'select pid from pg_locks where locktype = $1 and objid = $2 and granted';
    const pids = async () =>
      (await admin.query<{ pid: number }>(holder, ['advisory', LOCKS.ticker])).rows.map((r) => r.pid);
    const before = await pids();
    expect(before).toHaveLength(1);
    await admin.query('select pg_terminate_backend($1)', before);
    const second = await onlyProducer(a, b);
    const client = await listener((second === first ? first : second).url);
    await client.until(() => client.of('live/match').length > 3, 60_000);
    expect(await pids()).not.toEqual(before);
    client.close();
    await admin.end();
  }));

it('section 8: who is kicked in one process hears it in the other, whose calls answer it too', () =>
  onTwo(0, async ({ a, b }) => {
    const token = (await lab(a.url).users()).find(({ key }) => key === 'member')?.token ?? '';
    const client = await connectPush(b.url);
    client.send({ cmd: 'auth', token });
    await client.settled();
    await lab(a.url).kick({ key: 'member' });
    await client.until(() => client.of('user/session').length === 1);
    expect(client.of('user/session')[0]).toMatchObject({ code: 505 });
    expect((await signedCall(b.url, 'subscribeInfo', {}, { token })).code).toBe(505);
    client.close();
  }));

it('pushes by hand, faults, manners and a new time reach the other process', () =>
  onTwo(0, async ({ a, b }) => {
    const client = await connectPush(b.url);
    client.send({ cmd: 'subscribe', channels: ['match:5'] });
    await client.settled();
    await lab(a.url).push({ name: 'live/match', data: { matchId: 5, homeScore: 3 } });
    await client.until(() => client.of('live/match').length === 1);

    await lab(a.url).fault({ id: 'one', call: 'commonConfig', kind: 'code', value: 9, times: 2 });
    await lab(a.url).socket({ noPong: true });
    const faultsOfB = async () => (await lab(b.url).faults()).map(({ id, times }) => `${id} ${times}`);
    await expectSoon(faultsOfB, ['one 2']);
    expect((await signedCall(b.url, 'commonConfig')).code).toBe(9);
    await expectSoon(async () => (await lab(a.url).faults()).map(({ times }) => times), [1]);
    expect((await signedCall(a.url, 'commonConfig')).code).toBe(9);
    await expectSoon(faultsOfB, []);
    expect((await lab(b.url).socketState()).noPong).toBe(true);

    await lab(a.url).clock({ at: '2025-03-15T10:00:00Z' });
    expect((await client.closed).reason).toBe('the clock was set');
  }));

it('a process that comes later keeps the time of those who are there: what they have just stored is read there', async () => {
  if (server === undefined) return;
  const { url: databaseUrl, drop } = await createDatabase(server.url);
  const options = { databaseUrl, at: AT, speed: 0 };
  const running = [await startBackend(options)];
  try {
    const [a] = running as [RunningBackend];
    await lab(a.url).clock({ at: Date.parse(AT) + 60_000 });
    const b = await startBackend(options);
    running.push(b);
    const health = await fetch(`${b.url}/_lab/health`);
    expect(((await health.json()) as { readonly now: number }).now).toBe(Date.parse(AT) + 60_000);
    const token = (await lab(a.url).users()).find(({ key }) => key === 'rich')?.token ?? '';
    const { list } = await dataOf<{ list: { id: number }[] }>(a.url, 'tipList', { size: 1 });
    const messageId = list[0]?.id ?? 0;
    const said = await signedCall(a.url, 'commentPublish', { messageId, content: '好球' }, { token });
    const read = await dataOf<{ list: { id: string }[] }>(b.url, 'commentList', { messageId });
    expect(read.list[0]?.id).toBe(String((said.data as { id: number | string }).id));
  } finally {
    await Promise.all(running.map((one) => one.stop()));
    await drop();
  }
});

it('messages that may have been missed end the sockets, so that clients begin anew', () =>
  onTwo(0, async ({ b, databaseUrl }) => {
    const client = await connectPush(b.url);
    const admin = new Client({ connectionString: databaseUrl });
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
    );
    expect(await client.closed).toEqual({ code: 1012, reason: 'messages were missed' });
    await admin.end();
  }));

async function expectSoon(read: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const end = Date.now() + 5000;
  while (JSON.stringify(await read()) !== JSON.stringify(wanted) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await read()).toEqual(wanted);
}
