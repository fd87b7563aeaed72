import type { Reporter, ResolvedOptions } from '../../contract/shell/mount-options';
import { type Client, type ClientDeps, createClient } from '../../http/client';
import { createDomains, type Domains } from '../../http/domains';
import { createLazyTransport } from '../../http/lazy-transport';
import type { ServerClock } from '../../http/server-clock';
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
  /** Hosts that get the token and may be jumped to. */
  readonly allow: (host: string) => boolean;
}

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
  const transport = createLazyTransport();
  const client = createClient({
    transport: start.early?.before(transport) ?? transport,
    domains,
    clock,
    report,
    onError: onCallError,
    newRequestId: () => newUuid(platform.crypto),
    identity,
  });
  return { storage, session, adoptDevice: device.adopt, sessionMessages, clock, domains, client, allow };
}
