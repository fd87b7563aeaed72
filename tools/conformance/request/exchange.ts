import { type Call, envelope } from '../../../src/contract/call';
import { decode } from '../../../src/contract/wire';
import type { SignedRequest } from './signed-request';

/** A request with what came back. */
export interface Exchange {
  readonly call: Call;
  readonly curl: string;
  /** 0 when nothing came back. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Of the envelope; undefined when there is none that the contract can read. */
  readonly code: number | undefined;
  readonly message: string;
  readonly data: unknown;
  /** The specification names neither the call nor, perhaps, one of its fields: a server may leave that out. */
  readonly isAddition: boolean;
  /** Why nothing came back, or what is wrong with the envelope. */
  readonly trouble: string | undefined;
}

/** Reads and writes have 10 and 15 s (decisions.md, time-outs). */
const limitOf = (call: Call) => (call.writes ? 15_000 : 10_000);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What an answer's text holds (decisions.md, envelope). */
export function readEnvelope(text: string): Pick<Exchange, 'code' | 'message' | 'data' | 'trouble'> {
  const nothing = { code: undefined, message: '', data: undefined };
  const raw = readJson(text);
  if (raw === undefined) return { ...nothing, trouble: 'the answer is not JSON' };
  const read = decode(envelope, raw, { strict: true });
  if (!read.ok) return { ...nothing, trouble: `the envelope cannot be read: ${read.issue}` };
  const { code, msg, message, data } = read.value;
  return { code, message: msg ?? message ?? '', data, trouble: undefined };
}

function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return error.name === 'TimeoutError' ? 'no answer in time' : `${error.message}${cause === '' ? '' : `: ${cause}`}`;
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400 && status !== 304;

/** Sends it; never rejects. */
export async function send(call: Call, request: SignedRequest, curl: string): Promise<Omit<Exchange, 'isAddition'>> {
  const { url, method, headers, body } = request;
  try {
    const reply = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(limitOf(call)),
      // A client follows none: the token would go wherever it points to.
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    const text = await reply.text();
    const answered = { call, curl, status: reply.status, headers: reply.headers, text, ...readEnvelope(text) };
    return isRedirect(reply)
      ? { ...answered, trouble: `a redirect (${reply.status}): signed calls follow none` }
      : answered;
  } catch (error) {
    const nothing = { code: undefined, message: '', data: undefined, text: '' };
    return { call, curl, status: 0, headers: new Headers(), ...nothing, trouble: explained(error) };
  }
}
