import { webcrypto } from 'node:crypto';
import type { Call } from '../../../src/contract/call';
import { DEFAULT_SIGN_KEY } from '../../../src/contract/signature';
import { createTransport } from '../../../src/http/axios-transport';
import type { CallError } from '../../../src/http/call-error';
import { type Client, createClient } from '../../../src/http/client';
import { createDomains, type Domains } from '../../../src/http/domains';
import { webEnvironment } from '../../../src/http/environment';
import { fetchTransport } from '../../../src/http/fetch-transport';
import { createServerClock } from '../../../src/http/server-clock';
import { createKeySigner } from '../../../src/http/sign';

/** The two ways by which calls leave: before axios is there, and then. */
export const TRANSPORTS = { fetch: fetchTransport, axios: createTransport() };

interface RealClientOptions {
  readonly url: string;
  readonly token?: string;
  readonly uid?: string;
  readonly signKey?: string;
  readonly fallbacks?: readonly string[];
  /** Unix ms. */
  readonly deviceTime?: number;
  readonly by?: keyof typeof TRANSPORTS;
}

export interface RealClient extends Client {
  readonly errors: { readonly call: string; readonly error: CallError }[];
  readonly reports: string[];
  readonly domains: Domains;
}

/** The app's own client, as a mount builds it, against a back end over HTTP. */
export function realClient({
  url,
  token = '',
  uid = '',
  signKey = DEFAULT_SIGN_KEY,
  fallbacks = [],
  deviceTime = Date.now(),
  by = 'axios',
}: RealClientOptions): RealClient {
  const errors: { call: string; error: CallError }[] = [];
  const reports: string[] = [];
  const clock = createServerClock(() => deviceTime);
  const domains = createDomains({
    own: url,
    fallbacks,
    allow: () => true,
    onRefused: (domain) => reports.push(domain),
  });
  const client = createClient({
    transport: TRANSPORTS[by],
    domains,
    clock,
    report: (report) => reports.push(report.kind),
    onError: (error, call: Call) => errors.push({ call: call.name, error }),
    newRequestId: () => webcrypto.randomUUID(),
    identity: {
      environment: webEnvironment('Mozilla/5.0 (Linux; Android 12) Chrome/99'),
      version: '4.6.0',
      deviceId: () => 'device-1',
      credentials: () => ({ token, uid }),
      language: () => 'zh-CN',
      pid: '1',
      sendsRequestId: false,
      signer: createKeySigner(signKey, globalThis.crypto.subtle),
      now: clock.now,
    },
  });
  return { ...client, errors, reports, domains };
}
