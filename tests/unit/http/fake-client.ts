import type { Signer } from '../../../src/contract/shell/mount-options';
import type { CallError } from '../../../src/http/call-error';
import { type Client, createClient } from '../../../src/http/client';
import { createDomains, type Domains } from '../../../src/http/domains';
import { webEnvironment } from '../../../src/http/environment';
import { createServerClock, type ServerClock } from '../../../src/http/server-clock';
import { TransportError, type TransportReply } from '../../../src/http/transport-reply';

/** How an origin answers: with a reply, or not at all. `timestamp` is what the request was signed by, Unix ms. */
export type Answer = (request: {
  readonly path: string;
  readonly timestamp: number;
}) => Promise<Partial<TransportReply>>;

export const says =
  (text: string, more: Partial<TransportReply> = {}): Answer =>
  async () => ({ text, ...more });
export const isDead: Answer = () => Promise.reject(new TransportError('network', undefined));
export const hangs: Answer = () => new Promise(() => {});

export interface FakeClient extends Client {
  readonly domains: Domains;
  readonly clock: ServerClock;
  /** Host and path of what was sent, in its order. */
  readonly sent: string[];
  readonly errors: CallError[];
}

/** The app's own client over origins that answer as the test says; the first is the own one. */
export function fakeClient(origins: Readonly<Record<string, Answer>>, signer: Signer = async () => 'sign'): FakeClient {
  const [own = '', ...others] = Object.keys(origins);
  const sent: string[] = [];
  const errors: CallError[] = [];
  const clock = createServerClock();
  const originOf = (host: string) => `https://${host}`;
  const domains = createDomains({
    own: originOf(own),
    fallbacks: others.map(originOf),
    allow: () => true,
    onRefused: () => {},
  });
  const client = createClient({
    domains,
    clock,
    report: () => {},
    onError: (error) => errors.push(error),
    newRequestId: () => 'r-1',
    async transport(request, { signal, timeoutMs }) {
      const { host, pathname: path } = new URL(request.url);
      sent.push(`${host}${path}`);
      const answer = origins[host] ?? isDead;
      return new Promise<TransportReply>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new TransportError('cancelled', undefined)));
        setTimeout(() => reject(new TransportError('timeout', undefined)), timeoutMs);
        const reply = answer({ path, timestamp: Number(request.headers['timestamp']) });
        reply.then((given) => resolve({ text: '', status: 200, date: undefined, ...given }), reject);
      });
    },
    identity: {
      environment: webEnvironment(''),
      version: '1',
      deviceId: () => 'd',
      credentials: () => ({ token: '', uid: '' }),
      language: () => 'en',
      pid: '1',
      sendsRequestId: false,
      signer,
      now: clock.now,
    },
  });
  return { ...client, domains, clock, sent, errors };
}
