import fastify from 'fastify';
import type { Database } from '../../../backend/database/open-database';
import { addHealth } from '../../../backend/server/health-route';

const FAILING = { status: 'failing', store: 'failing' };

it.each<[string, () => Promise<unknown>, number, unknown, string[]]>([
  ['answers', async () => ({ rows: [] }), 200, { status: 'ok', store: 'ok' }, []],
  ['is away', () => Promise.reject(new Error('gone at db:5432')), 503, FAILING, ['/healthz: gone at db:5432']],
  ['is silent', () => new Promise(() => undefined), 503, FAILING, ['/healthz: no answer within 50 ms']],
])('/healthz of a process whose store %s; its words are for the log alone', async (_what, query, status, body, log) => {
  const server = fastify();
  const lines: string[] = [];
  addHealth(server, { pool: { query } as unknown as Database['pool'] }, (line) => lines.push(line), 50);
  const reply = await fetch(`${await server.listen({ host: '127.0.0.1', port: 0 })}/healthz`);
  expect([reply.status, await reply.json(), lines]).toEqual([status, body, log]);
  await server.close();
});
