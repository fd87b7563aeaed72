import type { FastifyInstance } from 'fastify';
import { EXPOSED_HEADER_NAMES, REQUEST_HEADER_NAMES, REQUEST_ID_HEADER } from '../../src/contract/request-headers';
import { isForLab } from '../lab/lab-guard';

const PREFLIGHT_SECONDS = '600';

/**
 * Any page may call (never the laboratory): the token travels in a header that only our client knows, never in a cookie, so that no
 * credentials need to be allowed. A plain back end lets no header of our own pass.
 */
export function allowCrossOrigin(server: FastifyInstance, isPlain: () => boolean): void {
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || isForLab(request)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': EXPOSED_HEADER_NAMES.join(', '),
      vary: 'origin',
    });
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': ['content-type', ...REQUEST_HEADER_NAMES]
        .filter((name) => !(isPlain() && name === REQUEST_ID_HEADER))
        .join(', '),
      'access-control-max-age': PREFLIGHT_SECONDS,
    });
    return reply.code(204).send();
  });
}
