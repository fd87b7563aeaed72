import { REQUEST_ID_HEADER } from '../contract/request-headers';
import type { PreparedRequest } from './request';
import { type Transport, TransportError, type TransportReply } from './transport-reply';
import { within } from './within';

/** Replies to requests that left while the app's own code was on its way. */
export interface EarlyReplies {
  /** Sends it now. */
  send(request: PreparedRequest): void;
  /** The reply to the very same question: once, and not when it has waited too long. */
  take(request: PreparedRequest): Promise<TransportReply> | undefined;
  /** Nobody will take anything any more: all is taken, or too old. */
  isUsedUp(): boolean;
  /** Ends what is on its way. */
  stop(): void;
}

interface Entry {
  readonly sentAt: number;
  readonly reply: Promise<TransportReply>;
}

/** A start-up takes no longer than this (decisions.md, start-up gate); what is older is asked anew. */
const LIFE_MS = 12_000;

/** What an answer depends on: signature, time and id of a request are new with every one. */
const questionOf = ({ method, url, body, headers }: PreparedRequest): string => {
  const { token, uid, language, pid, version } = headers;
  return JSON.stringify([method, url, body, token, uid, language, pid, version, headers['device-id']]);
};

async function fetchReply(request: PreparedRequest, signal: AbortSignal): Promise<TransportReply> {
  const { url, method, headers, body = null } = request;
  const sentAt = Date.now();
  const reply = await fetch(url, { method, headers, body, signal, credentials: 'omit', redirect: 'error' });
  const date = Date.parse(reply.headers.get('date') ?? '');
  const arrivedAt = Date.now();
  const text = await reply.text();
  const known = Number.isNaN(date) ? undefined : date;
  const requestId = headers[REQUEST_ID_HEADER] ?? '';
  return { text, status: reply.status, date: known, requestId, trip: { sentAt, arrivedAt } };
}

/** Asks with the browser's own fetch: axios is part of what is still on its way. */
export function createEarlyReplies(): EarlyReplies {
  const entries = new Map<string, Entry>();
  const controller = new AbortController();
  const begunAt = Date.now();
  let wasAsked = false;
  return {
    send(request) {
      const reply = fetchReply(request, controller.signal);
      // Whoever takes it hears of a failure; nobody may.
      reply.catch(() => undefined);
      wasAsked = true;
      entries.set(questionOf(request), { sentAt: Date.now(), reply });
    },
    take(request) {
      const question = questionOf(request);
      const entry = entries.get(question);
      entries.delete(question);
      return entry !== undefined && Date.now() - entry.sentAt < LIFE_MS ? entry.reply : undefined;
    },
    isUsedUp: () => (wasAsked && entries.size === 0) || Date.now() - begunAt >= LIFE_MS,
    stop() {
      entries.clear();
      controller.abort();
    },
  };
}

/**
 * A transport that first looks among the early replies, until they are used up; one that failed is asked for once more.
 */
export function withEarlyReplies(transport: Transport, early: EarlyReplies): Transport {
  let left: EarlyReplies | undefined = early;
  return async (request, options) => {
    const reply = left?.take(request);
    if (left?.isUsedUp()) left = undefined;
    if (reply === undefined) return transport(request, options);
    try {
      return await within(reply, options.signal, options.timeoutMs);
    } catch (error) {
      if (error instanceof TransportError) throw error;
      return transport(request, options);
    }
  };
}
