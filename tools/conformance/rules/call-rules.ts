import type { Call } from '../../../src/contract/call';
import { NO_USER_CODE, SESSION_OVER_CODES } from '../../../src/contract/codes';
import { type Drop, decode } from '../../../src/contract/wire';
import { failureOf, type Probe, succeeded } from '../probe';
import type { Exchange } from '../request/exchange';
import { askedAs, samplesOf } from '../samples/all-samples';
import { filesOf } from '../samples/photo';
import { type Role, STRANGER } from '../users';
import type { Rule } from './rule';

/** Every sample's answer, as whoever the call is for. */
export async function answersTo(probe: Probe, call: Call): Promise<Exchange[]> {
  const [samples, user] = [await samplesOf(probe, call), askedAs(probe, call)];
  const all: Exchange[] = [];
  for (const fields of samples) {
    const asked = call.writes
      ? probe.ask(call, fields, user, { files: filesOf(call) })
      : probe.target.askOnce(call, fields, user);
    all.push(await asked);
  }
  return all;
}

const OK = 200;

const answers: Rule = {
  id: 'envelope',
  clause: 'section 8 and decisions.md, envelope: HTTP 200 with { code, msg, data }, code 0 or 1',
  calls: [],
  each: async (probe, call) => {
    for (const exchange of await answersTo(probe, call)) {
      const { status, trouble, headers } = exchange;
      if (!probe.check(trouble === undefined, exchange, `a sound request: ${trouble}`)) continue;
      probe.check(status === OK && succeeded(exchange), exchange, `a sound request: ${failureOf(exchange)}`);
      const type = headers.get('content-type') ?? 'none';
      probe.check(/^application\/json\b/.test(type), exchange, `content-type is ${type}, not application/json`);
    }
  },
};

/** Everything that the contract cannot read in an answer's data; empty: all of it is kept. */
export function lossesIn(call: Call, data: unknown): string[] {
  const drops: Drop[] = [];
  const read = decode(call.data, data, { onDrop: (drop) => drops.push(drop) });
  const lost = drops.map(({ at, issue }) => `${at}: ${issue}`);
  return read.ok ? lost : [...lost, read.issue];
}

const shape: Rule = {
  id: 'shape',
  clause: 'section 3 and src/contract: every field is there and of its type, nothing is dropped',
  calls: [],
  each: async (probe, call) => {
    for (const exchange of await answersTo(probe, call)) {
      if (!succeeded(exchange)) continue;
      const losses = lossesIn(call, exchange.data);
      if (losses.length === 0) probe.check(true, exchange, '');
      for (const loss of losses) probe.check(false, exchange, `data: ${loss}`);
    }
  },
};

const firstSample = async (probe: Probe, call: Call) => (await samplesOf(probe, call))[0] ?? {};

const login: Rule = {
  id: 'login',
  clause: 'section 6 and decisions.md, 400: members’ calls refuse a visitor with code 400, the others answer one',
  calls: [],
  each: async (probe, call) => {
    const exchange = await probe.ask(call, await firstSample(probe, call), undefined, { files: filesOf(call) });
    const said = failureOf(exchange);
    if (call.needsLogin) probe.check(exchange.code === NO_USER_CODE, exchange, `a visitor is not refused: ${said}`);
    else probe.check(succeeded(exchange), exchange, `a visitor is refused: ${said}`);
  },
};

/** Whose session is over, and the codes that say so (product.md, section 8). */
const ENDED: readonly [role: Role, codes: ReadonlySet<number>][] = [
  ['expired', new Set([405, 14_010])],
  ['kicked', new Set([505])],
];

const session: Rule = {
  id: 'session',
  clause: 'section 8: a session that is over is answered with 405, 505 or 14010',
  calls: [],
  each: async (probe, call) => {
    if (!call.needsLogin) return;
    const fields = await firstSample(probe, call);
    const known = ENDED.flatMap(([role, codes]) => {
      const user = probe.userIfAny(role);
      return user === undefined ? [] : [[user, role, codes] as const];
    });
    for (const [user, who, codes] of [[STRANGER, 'nobody', SESSION_OVER_CODES] as const, ...known]) {
      const exchange = await probe.ask(call, fields, user, { files: filesOf(call) });
      const isSaid = exchange.code !== undefined && codes.has(exchange.code);
      probe.check(isSaid, exchange, `a token of ${who} (${[...codes].join(', ')}): ${failureOf(exchange)}`);
    }
  },
};

export const callRules: readonly Rule[] = [answers, shape, login, session];
