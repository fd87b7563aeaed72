import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allCalls } from '../../../tools/documents/all-calls';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { check } from './check-copy';
import { runCli } from './run-cli';

const PAGE = 'https://portal.example';
const ONLY = ['cross-origin', 'nbaList', 'hostRank'];
let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ seed: 3, at: '2025-03-15T13:25:00Z' });
});
afterAll(() => backend.stop());

/** The back end behind a gateway that answers preflights by itself, with these headers. */
async function behindGateway(status: number, headers: Record<string, string>, isReadable = true) {
  const pass: RequestListener = async (request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(status, headers).end();
    const { host: _host, connection: _connection, ...sent } = request.headers;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = request.method === 'GET' ? {} : { body: new Uint8Array(Buffer.concat(parts)) };
    const reply = await fetch(`${backend.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: sent as Record<string, string>,
      ...body,
    });
    const allowed = isReadable && { 'access-control-allow-origin': PAGE };
    response.writeHead(reply.status, { 'content-type': 'application/json', ...allowed }).end(await reply.text());
  };
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { url: `http://127.0.0.1:${port}`, stop };
}

const SENT =
  'device-id, os-type, timestamp, version, sign, app-type, device-type, token, uid, language, pid, content-type';
const ORIGIN = { 'access-control-allow-origin': PAGE };

it('the local back end lets a page of another origin ask every call, and read what it answers', async () => {
  const report = await check(backend.url, { only: ['cross-origin'], pageOrigin: PAGE, writes: true });
  expect(report.findings).toEqual([]);
  expect(report.passed).toBeGreaterThan(3 * allCalls.length);
});

it('without a page at another origin nothing of it is asked', async () => {
  const report = await check(backend.url, { only: ['cross-origin'] });
  expect([report.passed, report.findings]).toEqual([0, []]);
});

it.each([
  ['named one by one', 204, { ...ORIGIN, 'access-control-allow-headers': SENT }, true, []],
  ['any header', 200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }, true, []],
  [
    'without the token',
    204,
    { ...ORIGIN, 'access-control-allow-headers': SENT.replace(' token,', '') },
    true,
    ['the preflight does not allow the headers token'],
  ],
  [
    'another origin',
    204,
    { 'access-control-allow-origin': 'https://other.example', 'access-control-allow-headers': '*' },
    true,
    [`the preflight allows the origin "https://other.example", not ${PAGE}`],
  ],
  ['refused', 405, {}, true, ['the preflight is answered with HTTP 405']],
  [
    'the answer itself says nothing',
    204,
    { ...ORIGIN, 'access-control-allow-headers': SENT },
    false,
    [`the answer allows the origin "", not ${PAGE}`],
  ],
])('a gateway’s preflight, %s', async (_what, status, headers, isReadable, words) => {
  const gateway = await behindGateway(status, headers, isReadable);
  const { findings } = await check(gateway.url, { only: ONLY, pageOrigin: PAGE });
  await gateway.stop();
  const told = findings.map(({ call, what }) => `${call}: ${what}`);
  expect(told.sort()).toEqual(words.flatMap((what) => [`hostRank: ${what}`, `nbaList: ${what}`]));
});

it('--origin is scheme and host', async () => {
  const run = await runCli('--base', backend.url, '--origin', 'portal.example/app');
  expect([run.code, run.text]).toEqual([2, expect.stringContaining('--origin must be scheme and host')]);
});
