import type { Call, CallData } from '../contract/call';
import { KNOWN_CODES } from '../contract/codes';
import type { Reporter } from '../contract/shell/mount-options';
import type { CallApi, CallOptions } from './api';
import { CallError } from './call-error';
import type { Domains } from './domains';
import { createPending, type Pending } from './pending';
import { readReply } from './read-reply';
import { type Fields, type Identity, prepareRequest } from './request';
import type { ServerClock } from './server-clock';
import { type Transport, TransportError } from './transport-reply';

const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 15_000;

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
  const reported = new Set<string>();

  const reportOnce = (error: CallError) => {
    const key = `${error.code ?? error.kind} ${error.path}`;
    if (error.code !== undefined && (KNOWN_CODES.has(error.code) || reported.has(key))) return;
    reported.add(key);
    deps.report({
      kind: error.code === undefined ? `call-${error.kind}` : 'unknown-code',
      message: error.message,
      detail: { path: error.path, requestId: error.requestId, cause: String(error.cause ?? '') },
    });
  };

  const tell = (error: CallError, entry: Pending, definition: Call, token: string, isQuiet: boolean) => {
    if (error.kind === 'network') pending.abortOthers(entry);
    reportOnce(error);
    if (!isQuiet || error.kind === 'expired') deps.onError(error, definition, token);
  };

  const call: CallApi = async (definition, fields, options = {}) => {
    const entry = pending.open(definition, options.signal, options.keepalive);
    const requestId = deps.newRequestId();
    const { token } = deps.identity.credentials();
    try {
      return await attempt(deps, definition, (fields ?? {}) as Fields, requestId, entry, options);
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

async function attempt<C extends Call>(
  deps: ClientDeps,
  call: C,
  fields: Fields,
  requestId: string,
  entry: Pending,
  options: CallOptions,
): Promise<CallData<C>> {
  const timeoutMs = call.writes ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS;
  // A write whose outcome is unknown is never sent twice.
  let tries = call.writes ? 1 : deps.domains.size();
  for (;;) {
    const base = deps.domains.api();
    const request = await prepareRequest(call, fields, base, requestId, deps.identity);
    try {
      const sentAt = deps.clock.local();
      const reply = await deps.transport(request, {
        timeoutMs,
        signal: entry.signal,
        keepalive: options.keepalive === true,
        urgent: isUrgent(call),
      });
      if (reply.date !== undefined)
        deps.clock.learn(reply.date, reply.trip ?? { sentAt, arrivedAt: deps.clock.local() });
      const answered = { requestId, ...reply };
      return readReply(call, answered, ({ issue, at }) =>
        deps.report({
          kind: 'dropped',
          message: issue,
          detail: { path: call.path, at, requestId: answered.requestId },
        }),
      );
    } catch (error) {
      if (!(error instanceof TransportError) || error.fault === 'cancelled') throw error;
      deps.domains.failOver(base);
      tries -= 1;
      if (tries <= 0) throw error;
    }
  }
}

function toCallError(cause: unknown, call: Call, requestId: string, fellWithOthers: boolean): CallError {
  if (cause instanceof CallError) return cause;
  const fault = cause instanceof TransportError ? cause.fault : 'network';
  const kind = fault === 'cancelled' && fellWithOthers ? 'network' : fault;
  return new CallError({ kind, path: call.path, requestId, cause });
}
