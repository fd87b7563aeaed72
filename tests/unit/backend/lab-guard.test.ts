import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { guardLab } from '../../../backend/lab/lab-guard';
import { allowCrossOrigin } from '../../../backend/server/cross-origin';

let server: FastifyInstance;
let port = 0;
beforeAll(async () => {
  server = fastify();
  allowCrossOrigin(server, () => false);
  server.get('/api', async () => 'call');
  await server.register(async (scope) => {
    guardLab(scope);
    scope.get('/_lab/users', async () => 'tokens');
  });
  port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => server.close());

/** By hand: `fetch` sets some of these headers itself. */
async function statusFor(headers: Record<string, string>, path = '/_lab/users', method = 'GET') {
  const asking = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const [reply] = (await once(asking, 'response')) as [IncomingMessage];
  reply.resume();
  return [reply.statusCode, reply.headers['access-control-allow-origin']];
}

const OWN = { host: '127.0.0.1:4002' };

it.each<[string, Record<string, string>, number]>([
  ['a program on this machine', OWN, 200],
  [
    'the portal, through the proxy',
    { ...OWN, 'x-forwarded-host': 'localhost:4000', origin: 'http://localhost:4000' },
    200,
  ],
  ['a phone in the same network', { host: '192.168.1.7:4000', origin: 'http://192.168.1.7:4000' }, 200],
  ['whoever types the address', { ...OWN, 'sec-fetch-site': 'none' }, 200],
  ['a page of another origin', { ...OWN, origin: 'https://evil.example' }, 403],
  ['a page of another port', { ...OWN, origin: 'http://127.0.0.1:9999' }, 403],
  ['a page without an origin', { ...OWN, origin: 'null' }, 403],
  ['a picture or script of another site', { ...OWN, 'sec-fetch-site': 'cross-site' }, 403],
  ['a rebound name that claims to be a proxy', { host: 'rebound.example:4002', 'x-forwarded-host': 'localhost' }, 403],
  ['a name that somebody points here', { host: 'rebound.example', origin: 'http://rebound.example' }, 403],
])('%s → %s', async (_who, headers, status) => expect(await statusFor(headers)).toEqual([status, undefined]));

it.each(['/_lab/users', '/%5Flab/users'])('%s tells no other origin anything, a call does', async (url) => {
  const headers = { ...OWN, origin: 'https://evil.example' };
  expect(await statusFor(headers, url)).toEqual([403, undefined]);
  expect(await statusFor(headers, '/_lab/users', 'OPTIONS')).toEqual([404, undefined]);
  expect(await statusFor(headers, '/api')).toEqual([200, 'https://evil.example']);
});
