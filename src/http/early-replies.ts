import { REQUEST_ID_HEADER } from '../contract/request-headers';
import type { PreparedRequest } from './request';
import { serverDate } from './server-date';
import { type Transport, TransportError, type TransportReply } from './transport-reply';
import { within } from './within';

/** Replies to requests that left while the app's own code was on its way. */
export interface EarlyReplies {
  /** Undefined: the start-up is over, and nothing was sent. */
  send(request: PreparedRequest): Promise<TransportReply> | undefined;
  /** A transport that first looks for a reply to the same question, and takes it once, unless it failed. */
  before(transport: Transport): Transport;
  /** Ends what is on its way, and forgets the rest. */
  stop(): void;
}

/** A start-up takes no longer than this (decisions.md, start-up gate); what is older is asked anew. */
const LIFE_MS = 12_000;

/** The parts of a request that its answer depends on: signature, time and id are new with every request. */
const questionOf = ({ method, url, body, headers }: PreparedRequest): string => {
  const { token, uid, language, pid, version } = headers;
  return JSON.stringify([method, url, body, token, uid, language, pid, version, headers['device-id']]);
};

async function fetchReply(request: PreparedRequest, signal: AbortSignal): Promise<TransportReply> {
  const { url, method, headers, body = null } = request;
  const sentAt = performance.now();
  const reply = await fetch(url, { method, headers, body, signal, credentials: 'omit', redirect: 'error' });
  const date = serverDate(reply.headers.get('date'), reply.headers.get('age'));
  const arrivedAt = performance.now();
  const text = await reply.text();
  const requestId = headers[REQUEST_ID_HEADER];
  const told = requestId === undefined ? {} : { requestId };
  const signedAt = Number(headers['timestamp']);
  return { text, status: reply.status, date, signedAt, trip: { sentAt, arrivedAt }, ...told };
}

/** Asks with the browser's own fetch: axios is part of what is still on its way. */
export function createEarlyReplies(): EarlyReplies {
  let replies: Map<string, Promise<TransportReply>> | undefined = new Map();
  const controller = new AbortController();
  const forget = () => {
    clearTimeout(timer);
    replies = undefined;
  };
  const begunAt = performance.now();
  const timer = setTimeout(forget, LIFE_MS);
  const take = (request: PreparedRequest) => {
    // A device that has slept wakes before its timers do.
    if (performance.now() - begunAt >= LIFE_MS) forget();
    const question = questionOf(request);
    const reply = replies?.get(question);
    replies?.delete(question);
    return reply;
  };

  return {
    send(request) {
      // Signing takes a moment, in which nobody may be left to ask for.
      if (replies === undefined) return undefined;
      const reply = fetchReply(request, controller.signal);
      // A failure is heard by whoever takes it; nobody may.
      reply.catch(() => undefined);
      replies.set(questionOf(request), reply);
      return reply;
    },
    before: (transport) => async (request, options) => {
      const reply = replies && take(request);
      if (reply === undefined) return transport(request, options);
      try {
        return await within(reply, options.signal, options.timeoutMs);
      } catch (error) {
        if (error instanceof TransportError) throw error;
        return transport(request, options);
      }
    },
    stop() {
      forget();
      controller.abort();
    },
  };
}
