import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../src/contract/call';
import { TOO_MANY_CODE } from '../../src/contract/codes';
import { professorDetail, professorInfo } from '../../src/contract/expert/calls-experts';
import { bettingListOf, rankingList } from '../../src/contract/ranking/calls-ranking';
import { Refusal, TOO_OFTEN } from './refusal';

const MINUTE = '1 minute';

/** What may be asked within a minute, in this process. Many people may share an address. */
export interface CallLimits {
  /** Writes of a member, and of an address. */
  readonly perMember: number;
  readonly perAddress: number;
  /** Readings of an address, and of these those that cost much. */
  readonly reads: number;
  readonly costlyReads: number;
}

/** Five hundred people who look on and have lost their push line read about so often (decisions.md, reconnecting). */
const LIMITS: CallLimits = { perMember: 120, perAddress: 1200, reads: 18_000, costlyReads: 2400 };

/** They read everybody's tips or bets, or all of one user. */
const COSTLY: ReadonlySet<string> = new Set([
  professorInfo.name,
  professorDetail.name,
  rankingList.name,
  bettingListOf.name,
]);

/** `factor`: how much more than people need; for load and tests. */
export const callLimits = (factor: number): CallLimits => ({
  perMember: Math.ceil(LIMITS.perMember * factor),
  perAddress: Math.ceil(LIMITS.perAddress * factor),
  reads: Math.ceil(LIMITS.reads * factor),
  costlyReads: Math.ceil(LIMITS.costlyReads * factor),
});

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Hooks that count calls before their body is read, so that nobody makes the server read what it will not take. Who writes is a
 * member, by their token, and an address: whoever invents tokens meets the limit of the address.
 */
export async function limitCalls(server: FastifyInstance, limits: CallLimits): Promise<(call: Call) => Hook[]> {
  await server.register(rateLimit, { global: false });
  const ofAddress = (max: number) => server.createRateLimit({ max, timeWindow: MINUTE });
  const ofMember = server.createRateLimit({
    max: limits.perMember,
    timeWindow: MINUTE,
    keyGenerator: ({ headers }) => String(headers['token'] ?? ''),
  });
  const [writing, reading, costly] = [limits.perAddress, limits.reads, limits.costlyReads].map(ofAddress);
  type Limit = typeof ofMember;
  const hook =
    (limitsOf: (request: FastifyRequest) => readonly (Limit | undefined)[]): Hook =>
    async (request, reply) => {
      for (const limit of limitsOf(request)) {
        const asked = await limit?.(request);
        if (asked === undefined || asked.isAllowed || !asked.isExceeded) continue;
        reply.header('retry-after', asked.ttlInSeconds);
        throw new Refusal(TOO_MANY_CODE, TOO_MANY_CODE, TOO_OFTEN);
      }
    };
  const write = hook(({ headers }) => [writing, headers['token'] ? ofMember : undefined]);
  const read = hook(() => [reading]);
  const readMuch = hook(() => [reading, costly]);
  return (call) => {
    if (call.writes) return call.needsLogin ? [write] : [read];
    return [COSTLY.has(call.name) ? readMuch : read];
  };
}
