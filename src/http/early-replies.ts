import { REQUEST_ID_HEADER } from '../contract/request-headers';
import { fetchReply } from './fetch-transport';
import type { PreparedRequest } from './request';
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

/** Its id and signature are of its own time. */
async function askEarly(request: PreparedRequest, signal: AbortSignal): Promise<TransportReply> {
  const { headers } = request;
  const requestId = headers[REQUEST_ID_HEADER];
  const told = requestId === undefined ? {} : { requestId };
  return { ...(await fetchReply(request, signal)), signedAt: Number(headers['timestamp']), ...told };
}

/** Asks while the app's code is on its way. */
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
      const reply = askEarly(request, controller.signal);
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
