import type { Call } from '../contract/call';
import { encodePairs, type Field, type Pair, toPairs } from '../contract/form';
import { REQUEST_ID_HEADER } from '../contract/request-headers';
import type { Signer } from '../contract/shell/mount-options';
import { signatureText } from '../contract/signature';
import type { Environment } from './environment';

/** The caller's identity and signer; read anew for every request. */
export interface Identity {
  readonly environment: Environment;
  readonly version: string;
  readonly deviceId: () => string;
  readonly credentials: () => { readonly token: string; readonly uid: string };
  /** "" sends none. */
  readonly language: () => string;
  readonly pid: string;
  /** True: servers hear of the request's own id, a header that the product does not name. */
  readonly sendsRequestId: boolean;
  readonly signer: Signer;
  readonly now: () => number;
}

/** The fields of a call that sending needs. */
export type SentCall = Pick<Call, 'method' | 'path' | 'encoding'> & Partial<Pick<Call, 'pidHeader'>>;

export interface PreparedRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body: string | FormData | undefined;
}

export type Fields = { readonly [key: string]: Field };

/** Files and plain fields; the browser writes the content type with its boundary. */
function formData(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

function encodeBody(
  call: SentCall,
  fields: Fields,
  pairs: readonly Pair[],
): { type?: string; body: string | FormData } | undefined {
  if (call.encoding === 'query') return undefined;
  if (call.encoding === 'multipart') return { body: formData(fields) };
  if (call.encoding === 'json') return { type: 'application/json', body: JSON.stringify(fields) };
  return { type: 'application/x-www-form-urlencoded', body: encodePairs(pairs) };
}

/** Builds a request: pairs, body, signature and headers. */
export async function prepareRequest(
  call: SentCall,
  fields: Fields,
  base: string,
  requestId: string,
  identity: Identity,
): Promise<PreparedRequest> {
  const pairs = toPairs(fields);
  const timestamp = String(Math.round(identity.now()));
  const deviceId = identity.deviceId();
  const { token, uid } = identity.credentials();
  const language = identity.language();
  const encoded = encodeBody(call, fields, pairs);
  const query = call.encoding === 'query' && pairs.length > 0 ? `?${encodePairs(pairs)}` : '';
  return {
    url: `${base}${call.path}${query}`,
    method: call.method,
    body: encoded?.body,
    headers: {
      'device-id': deviceId,
      'os-type': identity.environment.osType,
      'app-type': identity.environment.appType,
      'device-type': identity.environment.deviceType,
      timestamp,
      version: identity.version,
      sign: await identity.signer(signatureText(pairs, timestamp, deviceId)),
      ...(encoded?.type === undefined ? {} : { 'content-type': encoded.type }),
      ...(language === '' ? {} : { language }),
      ...(token === '' ? {} : { token, ...(uid === '' ? {} : { uid }) }),
      ...(call.pidHeader ? { pid: identity.pid } : {}),
      ...(identity.sendsRequestId ? { [REQUEST_ID_HEADER]: requestId } : {}),
    },
  };
}
