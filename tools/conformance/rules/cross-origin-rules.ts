import type { Call } from '../../../src/contract/call';
import { REQUEST_HEADER_NAMES, REQUEST_ID_HEADER } from '../../../src/contract/request-headers';
import { CannotCheck, type Probe } from '../probe';
import type { Rule } from './rule';

const WITHIN_MS = 10_000;

/** A form's type needs no permission, JSON's does. `x-request-id` is sent by hosts with `api.requestId` alone. */
const sentBy = ({ encoding, pidHeader }: Call): string[] => [
  ...REQUEST_HEADER_NAMES.filter((name) => name !== REQUEST_ID_HEADER && (name !== 'pid' || pidHeader === true)),
  ...(encoding === 'json' ? ['content-type'] : []),
];

const listIn = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());

/** What the browser would ask before the call itself, and what it would make of the answer. */
async function checkPreflight(probe: Probe, call: Call, origin: string): Promise<void> {
  const { base } = probe.target;
  const wanted = sentBy(call);
  const asking = {
    origin,
    'access-control-request-method': call.method,
    'access-control-request-headers': [...wanted].sort().join(','),
  };
  const lines = Object.entries(asking).map(([name, value]) => `-H '${name}: ${value}'`);
  const at = { call, curl: `curl -sS -i -X OPTIONS '${base}${call.path}' ${lines.join(' ')}` };
  const request = { method: 'OPTIONS', headers: asking, signal: AbortSignal.timeout(WITHIN_MS) };
  const reply = await fetch(`${base}${call.path}`, request).catch(() => undefined);
  if (reply === undefined) throw new CannotCheck('the preflight was not answered');
  if (!probe.check(reply.ok, at, `the preflight is answered with HTTP ${reply.status}`)) return;
  checkOrigin(probe, at, reply.headers, origin, 'the preflight');
  const allowed = listIn(reply.headers, 'access-control-allow-headers');
  const missing = allowed.includes('*') ? [] : wanted.filter((name) => !allowed.includes(name));
  probe.check(missing.length === 0, at, `the preflight does not allow the headers ${missing.join(', ')}`);
}

function checkOrigin(probe: Probe, at: Parameters<Probe['check']>[1], headers: Headers, origin: string, what: string) {
  const allowed = headers.get('access-control-allow-origin') ?? '';
  probe.check(allowed === '*' || allowed === origin, at, `${what} allows the origin "${allowed}", not ${origin}`);
}

const crossOrigin: Rule = {
  id: 'cross-origin',
  clause:
    'decisions.md, headers: a page of another origin may send the headers of a call, and read every answer, refusals too',
  calls: [],
  each: async (probe, call) => {
    const { pageOrigin } = probe.target;
    if (pageOrigin === undefined) return;
    await checkPreflight(probe, call, pageOrigin);
    // Without its fields a call is refused: a page must be able to read that as well.
    if (call.writes) return;
    const exchange = await probe.ask(call, {}, undefined, { origin: pageOrigin });
    checkOrigin(probe, exchange, exchange.headers, pageOrigin, 'the answer');
  },
};

export const crossOriginRules: readonly Rule[] = [crossOrigin];
