import type { Call } from '../../../src/contract/call';
import { FORBIDDEN_CODE } from '../../../src/contract/codes';
import { requestHeaders } from '../../../src/contract/request-headers';
import { decode } from '../../../src/contract/wire';
import { failureOf, type Probe, succeeded } from '../probe';
import type { Exchange } from '../request/exchange';
import type { Fields } from '../request/signed-request';
import { askedAs, samplesOf } from '../samples/all-samples';
import { filesOf } from '../samples/photo';
import { answersTo } from './call-rules';
import type { Rule } from './rule';

const BROKEN = 400;
const EXPOSED = 'access-control-expose-headers';

const signature: Rule = {
  id: 'signature',
  clause: 'decisions.md, signature and 403: a wrong signature is answered with code 403',
  calls: [],
  each: async (probe, call) => {
    const [fields = {}] = await samplesOf(probe, call);
    const twist = { signKey: 'conformance-wrong-key', files: filesOf(call) };
    const exchange = await probe.ask(call, fields, askedAs(probe, call), twist);
    probe.check(exchange.code === FORBIDDEN_CODE, exchange, `a wrong signature: ${failureOf(exchange)}`);
  },
};

const OPTIONAL = new Set(['token', 'uid', 'language', 'pid']);
const NEEDED = Object.keys(requestHeaders.entries).filter((name) => !OPTIONAL.has(name));

/** HTTP 400 with an envelope that is no success. */
function checkRefused(probe: Probe, exchange: Exchange, what: string): void {
  const isRefused = exchange.status === BROKEN && exchange.trouble === undefined && !succeeded(exchange);
  const said = exchange.status === BROKEN ? (exchange.trouble ?? `code ${exchange.code}`) : failureOf(exchange);
  probe.check(isRefused, exchange, `${what} is not refused with HTTP 400 and an envelope: ${said}`);
}

/** Calls share their doorkeeper: each is asked without another of the headers. */
const headers: Rule = {
  id: 'headers',
  clause: 'section 7 and decisions.md, envelope: a request without one of the headers is refused with 400',
  calls: [],
  each: async (probe, call) => {
    const [fields = {}] = await samplesOf(probe, call);
    const withoutHeader = NEEDED[call.name.length % NEEDED.length] ?? 'sign';
    const twist = { withoutHeader, files: filesOf(call) };
    checkRefused(probe, await probe.ask(call, fields, askedAs(probe, call), twist), `no header ${withoutHeader}`);
  },
};

/** Fields that break the call's contract in one place; undefined where nothing can. */
export function brokenFields(call: Call, sample: Fields): { fields: Fields; name: string } | undefined {
  const names = Object.keys(sample);
  const without = (name: string) => Object.fromEntries(Object.entries(sample).filter(([key]) => key !== name));
  const ways = [
    ...names.map((name) => ({ name: `${name}=no-such-value`, fields: { ...sample, [name]: 'no-such-value' } })),
    ...names.map((name) => ({ name: `no ${name}`, fields: without(name) })),
  ];
  return ways.find(({ fields }) => !decode(call.body, fields, { strict: true }).ok);
}

const fields: Rule = {
  id: 'fields',
  clause: 'section 7 and decisions.md, envelope: a field that is missing or of another type is refused with 400',
  calls: [],
  each: async (probe, call) => {
    const [sample = {}] = await samplesOf(probe, call);
    const broken = brokenFields(call, sample);
    if (broken === undefined) return;
    const exchange = await probe.ask(call, broken.fields, askedAs(probe, call));
    checkRefused(probe, exchange, broken.name);
  },
};

const serverTime: Rule = {
  id: 'server-time',
  clause: 'decisions.md, server time: every reply has a Date header, and a page of another origin may read it',
  calls: [],
  each: async (probe, call) => {
    const [exchange] = await answersTo(probe, call);
    if (exchange === undefined || exchange.status === 0) return;
    const date = exchange.headers.get('date');
    const isTime = date !== null && !Number.isNaN(Date.parse(date));
    probe.check(isTime, exchange, `Date header: ${date ?? 'none'}`);
    if (!exchange.headers.has('access-control-allow-origin')) return;
    const exposed = (exchange.headers.get(EXPOSED) ?? '').toLowerCase();
    probe.check(/(^|[\s,])(date|\*)([\s,]|$)/.test(exposed), exchange, `${EXPOSED} does not name Date: "${exposed}"`);
  },
};

export const refusalRules: readonly Rule[] = [signature, headers, fields, serverTime];
