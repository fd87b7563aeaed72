import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FORBIDDEN_CODE } from '../../src/contract/codes';
import { Refusal } from '../server/refusal';
import { requestOrigin } from '../server/request-origin';

const LAB_PREFIX = '/_lab';

/** Whether a request is for the laboratory, however its path is written. */
export const isForLab = ({ routeOptions, url }: FastifyRequest): boolean =>
  (routeOptions.url ?? url).startsWith(LAB_PREFIX);

/** A name that anybody could point to this machine is no name of it: a page of theirs would count as ours. */
function isOwnName(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

function refusalOf({ headers }: FastifyRequest): string | undefined {
  const own = requestOrigin(headers);
  // A page of a rebound name may send X-Forwarded-Host itself, but never another Host than its own.
  const asked = [own, requestOrigin({ host: headers.host })];
  if (!asked.every((origin) => isOwnName(new URL(origin).hostname)))
    return 'the laboratory answers under an address, or localhost';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'the laboratory is for its own pages';
  const { origin } = headers;
  return origin === undefined || origin === own ? undefined : 'the laboratory is for its own pages';
}

/** No page of another origin reaches the laboratory: it tells every token. Programs, which send no Origin, do. */
export function guardLab(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    const refusal = refusalOf(request);
    if (refusal !== undefined) throw new Refusal(403, FORBIDDEN_CODE, refusal);
  });
}
