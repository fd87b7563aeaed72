import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import type { Call } from '../../src/contract/call';
import type { Bus } from '../database/bus';
import { shareable } from './shared';

/** A misbehaviour on purpose, for QA and tests. */
export const faultSchema = v.object({
  /** By which it is taken back; made up when left out. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'not an id'))),
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

export type SetFault = Fault & { readonly id: string };

export interface Faults {
  readonly hook: preHandlerAsyncHookHandler;
  /** In every process; one with the same id is replaced. */
  add(fault: Fault): Promise<void>;
  /** One, or all. */
  remove(id: string | undefined): Promise<void>;
  list(): readonly SetFault[];
}

const HALF_BODY = '{"code":0,"msg":"ok","data":[{"id":';
const PROMISED_BYTES = 4096;

const json = (reply: FastifyReply, body: string, status = 200) =>
  reply.code(status).type('application/json; charset=utf-8').send(body);

const envelope = (code: number, msg: string, data: unknown) => JSON.stringify({ code, msg, data });

const numeric = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);

/** Silences without end: nobody waits for them when the server stops. */
const hung = new Set<FastifyReply['raw']>();
export const endHung = (): void => {
  for (const one of hung) one.destroy();
};

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
      hung.add(reply.raw);
      reply.raw.once('close', () => hung.delete(reply.raw));
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

type FaultNews = { readonly add: SetFault } | { readonly remove: string | undefined } | { readonly used: string };

/** The faults that wait, in their order, with how often each is still to happen. */
function makeQueue() {
  let waiting: readonly SetFault[] = [];
  const without = (id: string) => waiting.filter((fault) => fault.id !== id);
  const use = (id: string) => {
    waiting = waiting.flatMap((fault) => {
      if (fault.id !== id || fault.times === undefined) return [fault];
      return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    });
  };
  return {
    list: () => waiting,
    apply(news: FaultNews) {
      if ('add' in news) waiting = [...without(news.add.id), news.add];
      else if ('used' in news) use(news.used);
      else waiting = news.remove === undefined ? [] : without(news.remove);
    },
  };
}

/** Faults wait here for the calls they are meant for; the first that fits is used up, in all processes. */
export function makeFaults(calls: readonly Call[], bus: Bus): Faults {
  const queue = makeQueue();
  const share = shareable<FaultNews>(bus, 'lab-fault', queue.apply);

  const meant = (fault: Fault, request: FastifyRequest) => {
    const path = request.url.split('?')[0] ?? '';
    const call = calls.find((entry) => entry.path === path && entry.method === request.method);
    const device = fault.deviceId === undefined || fault.deviceId === request.headers['device-id'];
    return device && (fault.call === call?.name || (fault.call.startsWith('/') && path.startsWith(fault.call)));
  };

  return {
    hook: async (request, reply) => {
      const fault = request.url.startsWith('/_lab/') ? undefined : queue.list().find((one) => meant(one, request));
      if (fault === undefined) return;
      if (fault.times !== undefined) void share({ used: fault.id });
      await misbehave(fault, reply);
    },
    add: (fault) => share({ add: { ...fault, id: fault.id ?? randomUUID().slice(0, 8) } }),
    remove: (id) => share({ remove: id }),
    list: queue.list,
  };
}
