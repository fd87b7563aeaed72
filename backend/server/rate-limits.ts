import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../src/contract/call';
import { TOO_MANY_CODE } from '../../src/contract/codes';
import { Refusal } from './refusal';

const MINUTE = '1 minute';

/** What may be written within a minute, in this process. */
export interface WriteLimits {
  readonly perMember: number;
  /** Many people may share an address. */
  readonly perAddress: number;
}

const LIMITS: WriteLimits = { perMember: 120, perAddress: 1200 };

/** `factor`: how much more than people need; for load and tests. */
export const writeLimits = (factor: number): WriteLimits => ({
  perMember: Math.ceil(LIMITS.perMember * factor),
  perAddress: Math.ceil(LIMITS.perAddress * factor),
});

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * A hook for calls that write as somebody: it counts before the body is read, so that nobody makes the server read what it
 * will not take. A member is their token: whoever invents tokens meets the limit of the address.
 */
export async function limitWrites(server: FastifyInstance, limits: WriteLimits): Promise<(call: Call) => Hook[]> {
  await server.register(rateLimit, { global: false });
  const timeWindow = MINUTE;
  const ofAddress = server.createRateLimit({ max: limits.perAddress, timeWindow });
  const ofMember = server.createRateLimit({
    max: limits.perMember,
    timeWindow,
    keyGenerator: ({ headers }) => String(headers['token'] ?? ''),
  });
  const hook: Hook = async (request, reply) => {
    const { token } = request.headers;
    const asked = [await ofAddress(request), ...(token ? [await ofMember(request)] : [])];
    for (const limit of asked) {
      if (limit.isAllowed || !limit.isExceeded) continue;
      reply.header('retry-after', limit.ttlInSeconds);
      throw new Refusal(TOO_MANY_CODE, TOO_MANY_CODE, '操作太频繁，请稍后再试');
    }
  };
  return (call) => (call.writes && call.needsLogin ? [hook] : []);
}
