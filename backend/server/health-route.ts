import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database';

/** A balancer's patience is about as long. */
const STORE_LIMIT_MS = 3000;

/** `/healthz`: 200 where the process answers and its store does, else 503. */
export function addHealth(
  server: FastifyInstance,
  { pool }: Pick<Database, 'pool'>,
  warn: (line: string) => void,
  limitMs = STORE_LIMIT_MS,
): void {
  server.get('/healthz', async (_request, reply) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
    });
    try {
      await Promise.race([pool.query('select 1'), late]);
      return { status: 'ok', store: 'ok' };
    } catch (error) {
      // Strangers read this page: the database's address and words are for the log.
      warn(`/healthz: ${error instanceof Error ? error.message : String(error)}`);
      return reply.code(503).send({ status: 'failing', store: 'failing' });
    } finally {
      clearTimeout(timer);
    }
  });
}
