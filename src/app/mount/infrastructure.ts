import type { Reporter, ResolvedOptions } from '../../contract/shell/mount-options';
import { type Client, type ClientDeps, createClient } from '../../http/client';
import { createDomains, type Domains } from '../../http/domains';
import { createEarlyReplies, type EarlyReplies } from '../../http/early-replies';
import { createLazyTransport, loadTransport } from '../../http/lazy-transport';
import { type Fields, prepareRequest, type SentCall } from '../../http/request';
import type { ServerClock } from '../../http/server-clock';
import { withRetries } from '../../services/load-chunk';
import { newUuid } from '../../session/device-id';
import type { SafeStorage } from '../../session/safe-storage';
import { createSession, type Session } from '../../session/session';
import { createSessionMessages, type SessionMessages } from '../../session/session-messages';
import { shownAddress } from '../reporting/shown-address';
import type { Bootstrap } from './bootstrap';
import { ownOrigin } from './identity';

export interface Infrastructure {
  readonly storage: SafeStorage;
  readonly session: Session;
  readonly adoptDevice: (deviceId: string) => void;
  readonly sessionMessages: SessionMessages;
  readonly clock: ServerClock;
  readonly domains: Domains;
  readonly client: Client;
  /** Makes ready a question whose answer a page's own call will take; answers what asks it. */
  readonly prepareAhead: (call: SentCall, fields: Fields) => Promise<() => void>;
  readonly early: EarlyReplies;
  /** Hosts that get the token and may be jumped to. */
  readonly allow: (host: string) => boolean;
}

/** As far as a reading's time is trusted (`isNewer`): a push of that moment is not taken for an older one. */
const AHEAD_MS = 1_000;

interface InfrastructureDeps {
  readonly report: Reporter;
  readonly onCallError: ClientDeps['onError'];
}

function createAllow(options: ResolvedOptions, pageHost: string): (host: string) => boolean {
  const { origin, allowedHosts } = options.api;
  const hosts = new Set([pageHost, ...allowedHosts, ...(origin === '' ? [] : [new URL(origin).host])]);
  return (host) => hosts.has(host);
}

/** Everything below the screens of one mount: storage, session, clock, domains, client. */
export function createInfrastructure(start: Bootstrap, { report, onCallError }: InfrastructureDeps): Infrastructure {
  const { platform, options, storage, device, clock, identity } = start;
  const sessionMessages = createSessionMessages(platform.window);
  const session = createSession({
    storage,
    store: start.session,
    fromHost: options.session,
    resetDevice: device.reset,
    announce: sessionMessages.announce,
  });
  const allow = createAllow(options, platform.window.location.host);
  const domains = createDomains({
    own: ownOrigin(options, platform.window.location),
    fallbacks: options.api.fallbackDomains,
    allow,
    onRefused: (refused) => report({ kind: 'domain-refused', message: shownAddress(refused) }),
  });
  const transport = createLazyTransport(() => withRetries(loadTransport));
  const early = start.early ?? createEarlyReplies();
  const newRequestId = () => newUuid(platform.crypto);
  const prepareAhead: Infrastructure['prepareAhead'] = async (call, fields) => {
    const [origin = ''] = domains.apis();
    const request = await prepareRequest(call, fields, origin, newRequestId(), identity);
    return () => early.send(request, AHEAD_MS);
  };
  const client = createClient({
    transport: early.before(transport),
    domains,
    clock,
    report,
    onError: onCallError,
    newRequestId,
    identity,
  });
  const adoptDevice = device.adopt;
  return { storage, session, adoptDevice, sessionMessages, clock, domains, client, prepareAhead, early, allow };
}
