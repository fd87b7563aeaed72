import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import type { Call } from '../../../src/contract/call';

/** A misbehaviour on purpose, for QA and tests. */
export const faultSchema = v.object({
  /** A call's name, or the beginning of a path. */
  call: v.pipe(v.string(), v.minLength(1)),
  /**
   * status: an HTTP status with a gateway's page; code: an envelope with this code; delay: ms before the true answer;
   * hang: no answer; malformed: broken JSON; truncate: cut off half-way; reset: connection cut; empty: 200 and nothing;
   * data: this as the envelope's data; raw: this text as the whole answer.
   */
  kind: v.picklist(['status', 'code', 'delay', 'hang', 'malformed', 'truncate', 'reset', 'empty', 'data', 'raw']),
  value: v.optional(v.unknown()),
  /** How often; left out: until it is taken back. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Only for this device id, so that tests side by side do not meet. */
  deviceId: v.optional(v.string()),
});
export type Fault = v.InferOutput<typeof faultSchema>;

export interface Faults {
  readonly hook: preHandlerAsyncHookHandler;
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
}

const HALF_BODY = '{"code":0,"msg":"ok","data":[{"id":';
const PROMISED_BYTES = 4096;

const json = (reply: FastifyReply, body: string, status = 200) =>
  reply.code(status).type('application/json; charset=utf-8').send(body);

const envelope = (code: number, msg: string, data: unknown) => JSON.stringify({ code, msg, data });

const numeric = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);

/** Answers instead of the call, or leaves it to the call (undefined). */
async function misbehave(fault: Fault, reply: FastifyReply): Promise<unknown> {
  const { kind, value } = fault;
  switch (kind) {
    case 'status':
      return reply.code(numeric(value, 502)).type('text/html').send('<html><h1>lab fault</h1></html>');
    case 'code':
      return json(reply, envelope(numeric(value, 99_999), `lab fault ${String(value)}`, null));
    case 'delay':
      await wait(numeric(value, 3000));
      return undefined;
    case 'hang':
      reply.hijack();
      return undefined;
    case 'malformed':
      return json(reply, '{"code":0,"data":[1,2,');
    case 'empty':
      return json(reply, '');
    case 'data':
      return json(reply, envelope(0, 'ok', value));
    case 'raw':
      return json(reply, String(value));
    case 'truncate':
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': PROMISED_BYTES });
      reply.raw.write(HALF_BODY, () => reply.raw.destroy());
      return undefined;
    case 'reset':
      reply.hijack();
      reply.raw.socket?.resetAndDestroy();
      return undefined;
  }
}

/** Faults wait here for the calls they are meant for; the first that fits is used up. */
export function makeFaults(calls: readonly Call[]): Faults {
  let waiting: { readonly fault: Fault; left: number | undefined }[] = [];

  const meant = (fault: Fault, request: FastifyRequest) => {
    const path = request.url.split('?')[0] ?? '';
    const call = calls.find((entry) => entry.path === path && entry.method === request.method);
    const device = fault.deviceId === undefined || fault.deviceId === request.headers['device-id'];
    return device && (fault.call === call?.name || (fault.call.startsWith('/') && path.startsWith(fault.call)));
  };

  const take = (request: FastifyRequest): Fault | undefined => {
    const found = waiting.find(({ fault }) => meant(fault, request));
    if (found === undefined) return undefined;
    if (found.left !== undefined) found.left -= 1;
    if (found.left === 0) waiting = waiting.filter((entry) => entry !== found);
    return found.fault;
  };

  return {
    hook: async (request, reply) => {
      const fault = request.url.startsWith('/_lab/') ? undefined : take(request);
      if (fault !== undefined) await misbehave(fault, reply);
    },
    add: (fault) => {
      waiting.push({ fault, left: fault.times });
    },
    clear: () => {
      waiting = [];
    },
    list: () => waiting.map(({ fault, left }) => (left === undefined ? fault : { ...fault, times: left })),
  };
}
