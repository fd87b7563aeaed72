import { createHmac } from 'node:crypto';
import type { Call } from '../../src/contract/call';
import { encodePairs, type Field, toPairs } from '../../src/contract/form';
import { DEFAULT_SIGN_KEY, signatureText } from '../../src/contract/signature';
import { allCalls } from '../../tools/documents/all-calls';

export type Fields = { readonly [key: string]: Field };

/** What a test may do differently from a good client. */
export interface CallOptions {
  readonly token?: string;
  /** Headers on top; undefined leaves one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly signKey?: string;
  /** Sent instead of the fields, signed or not. */
  readonly rawBody?: string;
  /** Files of a multipart call; they are not signed. */
  readonly files?: Readonly<Record<string, Blob>>;
}

export interface CallReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

const DEVICE = 'test-device';
/** A query needs none, and files bring their own. */
const CONTENT_TYPES = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  query: undefined,
  multipart: undefined,
} as const;

export function callNamed(name: string): Call {
  const call = allCalls.find((one) => one.name === name);
  if (call === undefined) throw new Error(`no call ${name}`);
  return call;
}

/** Headers as a good client sends them. */
function goodHeaders(call: Call, fields: Fields, options: CallOptions): Record<string, string> {
  const timestamp = String(Date.now());
  const text = signatureText(toPairs(fields), timestamp, DEVICE);
  const all: Record<string, string | undefined> = {
    'device-id': DEVICE,
    'os-type': '1',
    timestamp,
    version: '4.6.0',
    sign: createHmac('sha256', options.signKey ?? DEFAULT_SIGN_KEY)
      .update(text)
      .digest('hex'),
    'app-type': '3',
    'device-type': '1',
    token: options.token,
    'content-type': CONTENT_TYPES[call.encoding],
    pid: call.pidHeader ? '1' : undefined,
    ...options.headers,
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function formOf(fields: Fields, { files = {} }: CallOptions): FormData {
  const form = new FormData();
  for (const [name, value] of toPairs(fields)) form.append(name, value);
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

/** Calls a back end as any client would, without the app's own code for it: only form, signature and fetch. */
export async function signedCall(
  url: string,
  name: string,
  fields: Fields = {},
  options: CallOptions = {},
): Promise<CallReply> {
  const call = callNamed(name);
  const encoded = options.rawBody ?? (call.encoding === 'json' ? JSON.stringify(fields) : encodePairs(toPairs(fields)));
  const body = call.encoding === 'multipart' && options.rawBody === undefined ? formOf(fields, options) : encoded;
  const query = call.encoding === 'query' && encoded !== '' ? `?${encoded}` : '';
  const reply = await fetch(`${url}${call.path}${query}`, {
    method: call.method,
    headers: goodHeaders(call, fields, options),
    ...(call.method === 'GET' ? {} : { body }),
  });
  const text = await reply.text();
  const envelope = JSON.parse(text) as { code: number; msg: string; data?: unknown };
  return { status: reply.status, headers: reply.headers, text, ...envelope, data: envelope.data };
}

/** A call's data, or an error with the server's message. */
export async function dataOf<T>(url: string, name: string, fields: Fields = {}, options: CallOptions = {}): Promise<T> {
  const reply = await signedCall(url, name, fields, options);
  if (reply.code !== 0) throw new Error(`${name}: ${reply.code} ${reply.msg}`);
  return reply.data as T;
}

export const HOME: Fields = { pid: '1', matchSource: '164', t: 1, momentSort: 1 };
