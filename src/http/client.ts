import type { Call, CallData } from '../contract/call';
import { FORBIDDEN_CODE, KNOWN_CODES, NO_USER_CODE, TOO_MANY_CODE } from '../contract/codes';
import type { Reporter } from '../contract/shell/mount-options';
import type { CallApi } from './api';
import { CallError } from './call-error';
import type { Domains } from './domains';
import { firstAnswer } from './first-answer';
import { createPending, type Pending } from './pending';
import { NoEnvelopeError, readReply } from './read-reply';
import { type Fields, type Identity, type PreparedRequest, prepareRequest } from './request';
import type { ServerClock } from './server-clock';
import { type Transport, TransportError, type TransportReply } from './transport-reply';
import { within } from './within';

const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 15_000;
/** Servers refuse a wrong time with one of these, as HTTP status or as code: nothing has been done. */
const CLOCK_CODES: ReadonlySet<number | undefined> = new Set([NO_USER_CODE, FORBIDDEN_CODE]);
/** A request is signed anew when its time was wrong by more than this. */
const TOLERATED_SKEW_MS = 60_000;
/** The rest of a server that names no time, and the longest rest, seconds. */
const REST_S = 10;
const MAX_REST_S = 600;

export interface ClientDeps {
  readonly transport: Transport;
  readonly domains: Domains;
  readonly identity: Identity;
  readonly clock: ServerClock;
  readonly report: Reporter;
  /** Hears of every failed call but cancelled and quiet ones, and whose token it carried; decides on toasts and on the end of the session. */
  readonly onError: (error: CallError, call: Call, token: string) => void;
  readonly newRequestId: () => string;
}

export interface Client {
  readonly call: CallApi;
  /** Calls are answered from now on; a mount that React ran twice opens it again. */
  open(): void;
  /** Ends every request, of any kind; later calls are refused as cancelled. */
  close(): void;
}

/** The API client of one mount: signs, sends, fails over, decodes. Toasts nothing and translates nothing. */
export function createClient(deps: ClientDeps): Client {
  const pending = createPending();
  const ask = createAsking(deps);

  const reportFault = (error: CallError) => {
    if (error.code !== undefined && KNOWN_CODES.has(error.code)) return;
    deps.report({
      kind: error.code === undefined ? `call-${error.kind}` : 'unknown-code',
      message: error.message,
      detail: { path: error.path, requestId: error.requestId, cause: String(error.cause ?? '') },
    });
  };

  const tell = (error: CallError, entry: Pending, definition: Call, token: string, isQuiet: boolean) => {
    if (error.kind === 'network') pending.abortOthers(entry);
    reportFault(error);
    if (!isQuiet || error.kind === 'expired') deps.onError(error, definition, token);
  };

  const call: CallApi = async (definition, fields, options = {}) => {
    const entry = pending.open(definition, options.signal, options.keepalive);
    const requestId = deps.newRequestId();
    const { token } = deps.identity.credentials();
    try {
      return await ask({
        call: definition,
        fields: (fields ?? {}) as Fields,
        requestId,
        entry,
        isKeptAlive: options.keepalive === true,
      });
    } catch (cause) {
      const error = toCallError(cause, definition, requestId, entry.abortedByFault());
      if (error.kind === 'cancelled') throw error;
      // Others that fall with the first are neither reported nor toasted: it was one failure.
      if (!entry.abortedByFault()) tell(error, entry, definition, token, options.quiet === true);
      throw error;
    } finally {
      pending.close(entry);
    }
  };

  return { call, open: pending.allow, close: pending.abortAll };
}

/** A tap waits for a write, the app itself for what starts it. */
const isUrgent = ({ writes, startup }: Call): boolean => writes || startup;

interface Sending<C extends Call> {
  readonly call: C;
  readonly fields: Fields;
  readonly requestId: string;
  readonly entry: Pending;
  readonly isKeptAlive: boolean;
  /** Hears what came back, at any status. */
  readonly onReply: (reply: TransportReply) => void;
}

/** True when the signing time may be the reason of the refusal. */
const isMisdated = (error: unknown, request: PreparedRequest, { date, signedAt, status }: TransportReply): boolean =>
  error instanceof CallError &&
  error.code !== undefined &&
  (CLOCK_CODES.has(error.code) || CLOCK_CODES.has(status)) &&
  date !== undefined &&
  Math.abs((signedAt ?? Number(request.headers['timestamp'])) - date) > TOLERATED_SKEW_MS;

/** Asks one origin. What was refused for its time is signed again, once, by the time of the refusal (decisions.md, server time). */
async function askOrigin<C extends Call>(deps: ClientDeps, origin: string, sending: Sending<C>): Promise<CallData<C>> {
  const { call, fields, requestId, entry, isKeptAlive } = sending;
  const timeoutMs = call.writes ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS;
  for (let isAgain = false; ; isAgain = true) {
    // A host's signer may take its time, or for ever.
    const prepared = prepareRequest(call, fields, origin, requestId, deps.identity);
    const request = await within(prepared, entry.signal, timeoutMs);
    const sentAt = performance.now();
    const reply = await deps.transport(request, {
      timeoutMs,
      signal: entry.signal,
      keepalive: isKeptAlive,
      urgent: isUrgent(call),
    });
    if (reply.date !== undefined) deps.clock.learn(reply.date, reply.trip ?? { sentAt, arrivedAt: performance.now() });
    sending.onReply(reply);
    const answered = { requestId, ...reply };
    try {
      return readReply(call, answered, ({ issue, at }) =>
        deps.report({
          kind: 'dropped',
          message: issue,
          detail: { path: call.path, at, requestId: answered.requestId },
        }),
      );
    } catch (error) {
      if (isAgain || !isMisdated(error, request, reply)) throw error;
    }
  }
}

/** Finds an origin that answers, and leaves a server alone that asks for it. */
function createAsking(deps: ClientDeps) {
  const known = new Set<string>();
  /** By path: when it may be asked again, monotonic ms. */
  const rests = new Map<string, number>();

  return async <C extends Call>(sending: Omit<Sending<C>, 'onReply'>): Promise<CallData<C>> => {
    const { path, writes } = sending.call;
    if (performance.now() < (rests.get(path) ?? 0))
      throw new CallError({ kind: 'rejected', code: TOO_MANY_CODE, path, requestId: sending.requestId });
    const onReply = ({ status, retryAfter = REST_S }: TransportReply) => {
      if (status === TOO_MANY_CODE) rests.set(path, performance.now() + Math.min(retryAfter, MAX_REST_S) * 1000);
    };
    const origins = deps.domains.apis();
    return firstAnswer({
      // A write whose outcome is unknown is never sent twice.
      origins: writes ? origins.slice(0, 1) : origins,
      async ask(origin) {
        const answer = await askOrigin(deps, origin, { ...sending, onReply });
        known.add(origin);
        return answer;
      },
      isKnown: (origin) => known.has(origin),
      isSilence: (error) =>
        (error instanceof TransportError && error.fault !== 'cancelled') ||
        (error instanceof NoEnvelopeError && !writes),
      onSilence: deps.domains.failOver,
    });
  };
}

function toCallError(cause: unknown, call: Call, requestId: string, fellWithOthers: boolean): CallError {
  if (cause instanceof CallError) return cause;
  const fault = cause instanceof TransportError ? cause.fault : 'network';
  const kind = fault === 'cancelled' && fellWithOthers ? 'network' : fault;
  return new CallError({ kind, path: call.path, requestId, cause });
}
