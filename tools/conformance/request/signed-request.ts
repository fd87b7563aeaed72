import { createHmac } from 'node:crypto';
import type { Call } from '../../../src/contract/call';
import { encodePairs, type Field, toPairs } from '../../../src/contract/form';
import { signatureText } from '../../../src/contract/signature';
import type { User } from '../users';

export type Fields = { readonly [key: string]: Field };

/** What a probe does differently from a good client. */
export interface Twist {
  /** Left out of the request. */
  readonly withoutHeader?: string;
  readonly signKey?: string;
  /** As a page of this origin. */
  readonly origin?: string;
  readonly files?: Readonly<Record<string, File>>;
}

/** A request as it goes out, with what is needed to repeat it by hand. */
export interface SignedRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or for files the form. */
  readonly body: string | FormData | undefined;
}

export interface RequestSettings {
  readonly base: string;
  readonly signKey: string;
  readonly pid: string;
}

const DEVICE = 'conformance';
const VERSION = '4.6.0';
const CONTENT_TYPES = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const;

function headersOf(call: Call, fields: Fields, user: User | undefined, twist: Twist, settings: RequestSettings) {
  const timestamp = String(Date.now());
  const key = twist.signKey ?? settings.signKey;
  const text = signatureText(toPairs(fields), timestamp, DEVICE);
  const headers: Record<string, string> = {
    'device-id': DEVICE,
    'os-type': '1',
    timestamp,
    version: VERSION,
    sign: createHmac('sha256', key).update(text, 'utf8').digest('hex'),
    'app-type': '3',
    'device-type': '1',
    ...(user === undefined ? {} : { token: user.token, uid: user.uid }),
    ...(twist.origin === undefined ? {} : { origin: twist.origin }),
    ...(call.pidHeader ? { pid: settings.pid } : {}),
    ...(call.encoding === 'form' || call.encoding === 'json' ? { 'content-type': CONTENT_TYPES[call.encoding] } : {}),
  };
  if (twist.withoutHeader !== undefined) delete headers[twist.withoutHeader];
  return headers;
}

function bodyOf(call: Call, fields: Fields, { files = {} }: Twist): SignedRequest['body'] {
  if (call.encoding === 'query') return undefined;
  if (call.encoding === 'json') return JSON.stringify(fields);
  if (call.encoding === 'form') return encodePairs(toPairs(fields));
  const form = new FormData();
  for (const [name, value] of toPairs(fields)) form.append(name, value);
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

/** A request of a good client (product.md, section 7; decisions.md, headers and signature), but for the twist. */
export function signRequest(
  call: Call,
  fields: Fields,
  user: User | undefined,
  twist: Twist,
  settings: RequestSettings,
): SignedRequest {
  const query = call.encoding === 'query' ? encodePairs(toPairs(fields)) : '';
  return {
    url: `${settings.base}${call.path}${query === '' ? '' : `?${query}`}`,
    method: call.method,
    headers: headersOf(call, fields, user, twist, settings),
    body: bodyOf(call, fields, twist),
  };
}
