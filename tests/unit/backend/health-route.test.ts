import fastify from 'fastify';
import type { Database } from '../../../backend/database/open-database';
import { addHealth } from '../../../backend/server/health-route';

it.each<[string, () => Promise<unknown>, number, unknown]>([
  ['answers', async () => ({ rows: [] }), 200, { status: 'ok', store: 'ok' }],
  ['is away', () => Promise.reject(new Error('gone')), 503, { status: 'failing', store: 'gone' }],
  ['is silent', () => new Promise(() => undefined), 503, { status: 'failing', store: 'no answer within 50 ms' }],
])('/healthz of a process whose store %s', async (_what, query, status, body) => {
  const server = fastify();
  addHealth(server, { pool: { query } as unknown as Database['pool'] }, 50);
  const reply = await fetch(`${await server.listen({ host: '127.0.0.1', port: 0 })}/healthz`);
  expect([reply.status, await reply.json()]).toEqual([status, body]);
  await server.close();
});
