import type { FastifyReply, FastifyRequest } from 'fastify';
import { TOO_MANY_CODE } from '../../src/contract/codes';

/** Who may open a socket. */
export interface SocketRules {
  /** Origins whose pages may; undefined: those of any site, for a portal may stand anywhere. */
  readonly origins: readonly string[] | undefined;
  /** At once, from one address. */
  readonly perAddress: number;
}

/** A page of a file or a sandbox has no origin, and says "null". A program sends none. */
function isWelcome(origin: string | undefined, { origins }: SocketRules): boolean {
  if (origin === undefined) return true;
  if (origins !== undefined) return origins.includes(origin);
  return /^https?:\/\/[^/]+$/.test(origin);
}

/** Before a socket opens: 403 for a page of another origin, 429 for an address that has enough of them. */
export function socketEntry(rules: SocketRules) {
  const open = new Map<string, number>();
  const leave = (address: string) => {
    const rest = (open.get(address) ?? 1) - 1;
    if (rest === 0) open.delete(address);
    else open.set(address, rest);
  };
  return {
    knock: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isWelcome(request.headers.origin, rules)) return reply.code(403).send();
      const here = open.get(request.ip) ?? 0;
      if (here >= rules.perAddress) return reply.code(TOO_MANY_CODE).header('retry-after', '60').send();
      return undefined;
    },
    /** Counts a socket that has opened; answers what its end calls. */
    enter({ ip }: FastifyRequest): () => void {
      open.set(ip, (open.get(ip) ?? 0) + 1);
      return () => leave(ip);
    },
  };
}
