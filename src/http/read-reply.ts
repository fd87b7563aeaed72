import { type Call, type CallData, envelope } from '../contract/call';
import { FORBIDDEN_CODE, SESSION_OVER_CODES, SUCCESS_CODES, TOO_MANY_CODE } from '../contract/codes';
import type { ErrorKind } from '../contract/error-kind';
import { readJson } from '../contract/exact-integers';
import { type Drop, decode } from '../contract/wire';
import { ABSENT_CODE, CallError } from './call-error';

const kindOf = (code: number): ErrorKind =>
  SESSION_OVER_CODES.has(code) ? 'expired' : code === FORBIDDEN_CODE ? 'forbidden' : 'rejected';

/** The reply is no answer of the API: a gateway's page, a portal of the network, a reply cut off. */
export class NoEnvelopeError extends CallError {}

/** Reads a reply at any HTTP status. @throws CallError with the code or `malformed`; `NoEnvelopeError`. */
export function readReply<C extends Call>(
  call: C,
  reply: { readonly text: string; readonly status: number; readonly requestId: string },
  onDrop: (drop: Drop) => void,
): CallData<C> {
  const fail = (kind: ErrorKind, more: { code?: number; serverMessage?: string | undefined; cause?: unknown } = {}) =>
    new CallError({ kind, path: call.path, requestId: reply.requestId, ...more });
  const read = decode(envelope, readJson(reply.text));
  if (!read.ok) {
    if (reply.status === TOO_MANY_CODE) throw fail('rejected', { code: TOO_MANY_CODE });
    const cause = `HTTP ${reply.status}, envelope: ${read.issue}`;
    const code = reply.status === ABSENT_CODE ? ABSENT_CODE : undefined;
    throw new NoEnvelopeError({ kind: 'malformed', path: call.path, requestId: reply.requestId, cause, code });
  }
  const { code, msg, message, data } = read.value;
  if (!SUCCESS_CODES.has(code)) throw fail(kindOf(code), { code, serverMessage: msg ?? message });
  // A schema of an object reads a list as one without any of its fields.
  if (Array.isArray(data) && call.data.type === 'object') throw fail('malformed', { cause: 'a list' });
  const decoded = decode(call.data as C['data'], data, { onDrop });
  if (!decoded.ok) throw fail('malformed', { cause: decoded.issue });
  return decoded.value as CallData<C>;
}
