import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anchorHome, subscribeInfo } from '../../../src/contract/anchor/calls-anchors';
import { commonConfig, domainList } from '../../../src/contract/config/calls-system';
import { momentLike, momentList } from '../../../src/contract/moment/calls-moments';
import { CallError } from '../../../src/http/call-error';
import { type Fault, lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { realClient } from './real-client';

const AT = '2025-03-15T13:25:00Z';
const HOME = { pid: '1', matchSource: '164', t: 1, momentSort: 1 };
const MOMENTS = { page: 1, size: 10, momentSort: 1 };
/** Nobody listens there. */
const DEAD = 'http://127.0.0.1:9';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ seed: 7, at: AT });
});
afterAll(() => backend.stop());
afterEach(() => lab(backend.url).heal());

const failing = async (fault: Fault) => {
  await lab(backend.url).fault(fault);
  const client = realClient({ url: backend.url });
  const error = await client.call(momentList, MOMENTS).catch((cause: unknown) => cause);
  if (!(error instanceof CallError)) throw new Error('the call succeeded');
  return { client, error };
};

it('reads anchor home, signed, without dropping anything [7.2]', async () => {
  const client = realClient({ url: backend.url });
  const home = await client.call(anchorHome, HOME);
  expect(home.hosts.length).toBeGreaterThanOrEqual(60);
  expect(home.liveMatchList.length).toBeGreaterThan(3);
  expect(home.hostMomentList.length).toBeGreaterThan(0);
  expect(client.reports).toEqual([]);
});

it('is refused with a wrong key, as forbidden (decisions.md, 403) [refusals.2]', async () => {
  const client = realClient({ url: backend.url, signKey: 'wrong' });
  await expect(client.call(anchorHome, HOME)).rejects.toMatchObject({ kind: 'forbidden', code: 403 });
});

/** product.md, section 8 and decisions.md, wire: what a fault becomes. */
it.each<[string, Omit<Fault, 'call'>, string]>([
  ['405 expired', { kind: 'code', value: 405 }, 'expired'],
  ['505 kicked', { kind: 'code', value: 505 }, 'expired'],
  ['14010 secondary expiry', { kind: 'code', value: 14010 }, 'expired'],
  ['403', { kind: 'code', value: 403 }, 'forbidden'],
  ['400', { kind: 'code', value: 400 }, 'rejected'],
  ['200025', { kind: 'code', value: 200025 }, 'rejected'],
  ['an unknown code', { kind: 'code', value: 777 }, 'rejected'],
  ['malformed JSON', { kind: 'malformed' }, 'malformed'],
  ['a reply cut off', { kind: 'truncate' }, 'network'],
  ['an empty reply', { kind: 'empty' }, 'malformed'],
  ['HTTP 502 without an envelope', { kind: 'status', value: 502 }, 'malformed'],
  ['a reset connection', { kind: 'reset' }, 'network'],
])('%s', async (_name, fault, kind) => {
  const { client, error } = await failing({ call: 'momentList', ...fault });
  expect(error.kind).toBe(kind);
  expect(error.requestId).not.toBe('');
  expect(client.errors.map(({ call }) => call)).toEqual(['momentList']);
});

it('reports an unknown code', async () => {
  await lab(backend.url).fault({ call: 'momentList', kind: 'code', value: 777 });
  const client = realClient({ url: backend.url });
  await client.call(momentList, MOMENTS).catch(() => undefined);
  expect(client.reports).toEqual(['unknown-code']);
});

it('knows the refusals of a purchase, and reports none [buy.5]', async () => {
  const reports = [];
  for (const value of [200101, 200102, 200103, 200104]) {
    const { client } = await failing({ call: 'momentList', kind: 'code', value });
    reports.push(...client.reports);
  }
  expect(reports).toEqual([]);
});

it('a network failure ends the other calls, but not those of the start-up [network failure.1]', async () => {
  await lab(backend.url).fault({ call: 'anchorHome', kind: 'hang' });
  await lab(backend.url).fault({ call: 'domainList', kind: 'delay', value: 500 });
  await lab(backend.url).fault({ call: 'momentList', kind: 'reset' });
  const client = realClient({ url: backend.url });
  const hanging = client.call(anchorHome, HOME).catch((error: unknown) => error);
  const starting = client.call(domainList, {});
  await client.call(momentList, MOMENTS).catch(() => undefined);
  await expect(hanging).resolves.toMatchObject({ kind: 'network' });
  await expect(starting).resolves.toEqual(expect.any(Array));
  // One failure, spoken of once.
  expect(client.errors.map(({ call }) => call)).toEqual(['momentList']);
});

it('an aborted call only rejects', async () => {
  await lab(backend.url).fault({ call: 'anchorHome', kind: 'hang' });
  const client = realClient({ url: backend.url });
  const controller = new AbortController();
  const aborted = client.call(anchorHome, HOME, { signal: controller.signal }).catch((error: unknown) => error);
  setTimeout(() => controller.abort(), 50);
  await expect(aborted).resolves.toMatchObject({ kind: 'cancelled' });
  expect([client.errors, client.reports]).toEqual([[], []]);
});

it('after its end every call is cancelled, and none is sent', async () => {
  const client = realClient({ url: backend.url });
  client.close();
  await expect(client.call(commonConfig, {})).rejects.toMatchObject({ kind: 'cancelled' });
  client.open();
  await expect(client.call(commonConfig, {})).resolves.toBeDefined();
});

it('the next domain takes over for reads when one is dead; a write is not sent twice [domain list.2]', async () => {
  const reading = realClient({ url: DEAD, fallbacks: [backend.url] });
  await expect(reading.call(momentList, MOMENTS)).resolves.toMatchObject({ page: 1 });
  expect(reading.domains.api()).toBe(backend.url);
  const writing = realClient({ url: DEAD, fallbacks: [backend.url] });
  await expect(writing.call(momentLike, { momentId: '1', count: 1 })).rejects.toMatchObject({ kind: 'network' });
});

it.each(['1970-01-01', '2099-12-31'])('a phone of %s starts, and then knows the time', async (day) => {
  const client = realClient({ url: backend.url, deviceTime: Date.parse(day) });
  await expect(client.call(domainList, {})).resolves.toEqual(expect.any(Array));
  await expect(client.call(momentList, MOMENTS)).resolves.toMatchObject({ page: 1 });
  expect([client.errors, client.reports]).toEqual([[], []]);
});

it("the next domain takes over for reads when one answers with a gateway's page", async () => {
  const gateway = createServer((_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const client = realClient({ url: `http://127.0.0.1:${port}`, fallbacks: [backend.url] });
  await expect(client.call(momentList, MOMENTS)).resolves.toMatchObject({ page: 1 });
  expect(client.domains.api()).toBe(backend.url);
  gateway.close();
});

it('a member is known by the token header, a visitor is refused with 400 [6.1, 7.3]', async () => {
  const member = (await lab(backend.url).users()).find((user) => user.token !== '');
  const client = realClient({ url: backend.url, token: member?.token ?? '', uid: member?.uid ?? '' });
  await expect(client.call(subscribeInfo, {})).resolves.toHaveProperty('subscribeHostId');
  await expect(realClient({ url: backend.url }).call(subscribeInfo, {})).rejects.toMatchObject({ code: 400 });
  await expect(realClient({ url: backend.url, token: 'forged' }).call(subscribeInfo, {})).rejects.toMatchObject({
    kind: 'expired',
  });
});
