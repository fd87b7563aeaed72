import fastify, { type FastifyInstance } from 'fastify';
import { believedProxies } from '../../../backend/server/create-server';
import { callLimits, limitCalls } from '../../../backend/server/rate-limits';
import { allCalls } from '../../../tools/documents/all-calls';

const LIMITS = { perMember: 3, perAddress: 8, reads: 20, costlyReads: 5 };
const callNamed = (name: string) => {
  const found = allCalls.find((call) => call.name === name);
  if (found === undefined) throw new Error(`no call ${name}`);
  return found;
};

let server: FastifyInstance;
let url = '';
let read = 0;
beforeEach(async () => {
  read = 0;
  server = fastify({ trustProxy: 'loopback' });
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    read += 1;
    done(null, body);
  });
  const limited = await limitCalls(server, LIMITS);
  for (const name of ['chatSend', 'commentPublish', 'tipList', 'rankingList']) {
    const call = callNamed(name);
    server.route({ method: 'POST', url: `/${name}`, onRequest: limited(call), handler: async () => 'done' });
  }
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

const send = (name: string, token: string, from = '203.0.113.1') =>
  fetch(`${url}/${name}`, {
    method: 'POST',
    body: 'x',
    headers: { token, 'x-forwarded-for': from, 'content-type': 'text/plain' },
  });
const statuses = async (times: number, name: string, tokenOf: (n: number) => string, from?: string) => {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push((await send(name, tokenOf(n), from)).status);
  return all;
};

it('a member writes so often within a minute, whatever it is, and then not; others do', async () => {
  expect(await statuses(2, 'chatSend', () => 'one')).toEqual([200, 200]);
  expect(await statuses(2, 'commentPublish', () => 'one')).toEqual([200, 429]);
  expect((await send('chatSend', 'two')).status).toBe(200);
  const reply = await send('chatSend', 'one');
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  // What is refused is not read.
  expect(read).toBe(4);
});

it('whoever invents tokens meets the limit of the address', async () => {
  expect(await statuses(9, 'chatSend', (n) => `invented-${n}`)).toEqual([...Array(8).fill(200), 429]);
  expect((await send('chatSend', 'invented-1', '203.0.113.2')).status).toBe(200);
});

it('an address reads so often within a minute, whoever it says to be, and then not; others do', async () => {
  expect(await statuses(21, 'tipList', (n) => `member-${n}`)).toEqual([...Array(20).fill(200), 429]);
  expect((await send('tipList', 'one', '203.0.113.2')).status).toBe(200);
  // Who has read too much may still write.
  expect((await send('chatSend', 'one')).status).toBe(200);
});

it('of what costs much it reads less', async () => {
  expect(await statuses(6, 'rankingList', () => '')).toEqual([...Array(5).fill(200), 429]);
  expect((await send('tipList', '')).status).toBe(200);
});

it.each([
  [1, 120, 1200, 18_000, 2400],
  [0.001, 1, 2, 18, 3],
  [1000, 120_000, 1_200_000, 18_000_000, 2_400_000],
])('--limits %s', (factor, perMember, perAddress, reads, costlyReads) =>
  expect(callLimits(factor)).toEqual({ perMember, perAddress, reads, costlyReads }),
);

it.each([
  ['a proxy that is named', ['10.0.0.0/8'], '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['a proxy on this machine', [], '203.0.113.7', '203.0.113.7'],
  ['any other proxy', [], '203.0.113.7, 10.1.2.3', '10.1.2.3'],
])('the address of a client behind %s', async (_who, trusted, forwarded, expected) => {
  const server = fastify({ trustProxy: believedProxies(trusted) });
  server.get('/', async ({ ip }) => ip);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const reply = await fetch(url, { headers: { 'x-forwarded-for': forwarded } });
  expect(await reply.text()).toBe(expected);
  await server.close();
});
