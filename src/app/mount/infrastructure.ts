import type { NativeOs } from '../../bridge/native/native-port';
import type { Reporter, ResolvedOptions } from '../../contract/shell/mount-options';
import type { ConfigStore } from '../../domains/config/config-store';
import { type Client, type ClientDeps, createClient } from '../../http/client';
import { createDomains, type Domains } from '../../http/domains';
import { withEarlyReplies } from '../../http/early-replies';
import { createLazyTransport, loadTransport } from '../../http/lazy-transport';
import { createServerClock, type ServerClock } from '../../http/server-clock';
import { createDeviceId, newUuid } from '../../session/device-id';
import { createSafeStorage, type SafeStorage } from '../../session/safe-storage';
import { createSession, type Session } from '../../session/session';
import { createSessionMessages, type SessionMessages } from '../../session/session-messages';
import { shownAddress } from '../reporting/shown-address';
import { withRetries } from '../startup/load-chunk';
import { createIdentity, ownOrigin } from './identity';
import type { Platform } from './platform';

export interface Infrastructure {
  readonly storage: SafeStorage;
  readonly session: Session;
  /** The native app names the device. */
  readonly adoptDevice: (deviceId: string) => void;
  readonly sessionMessages: SessionMessages;
  readonly clock: ServerClock;
  readonly domains: Domains;
  readonly client: Client;
  /** Hosts that get the token and may be jumped to. */
  readonly allow: (host: string) => boolean;
}

interface InfrastructureDeps {
  readonly platform: Platform;
  readonly options: ResolvedOptions;
  readonly config: ConfigStore;
  /** The native app around the page, if there is one. */
  readonly native: { readonly os: NativeOs } | undefined;
  readonly report: Reporter;
  readonly onCallError: ClientDeps['onError'];
}

function createAllow(options: ResolvedOptions, pageHost: string): (host: string) => boolean {
  const { origin, allowedHosts } = options.api;
  const hosts = new Set([pageHost, ...allowedHosts, ...(origin === '' ? [] : [new URL(origin).host])]);
  return (host) => hosts.has(host);
}

/** Everything below the screens of one mount: storage, session, clock, domains, client. */
export function createInfrastructure(deps: InfrastructureDeps): Infrastructure {
  const { platform, options, config, native, report } = deps;
  const { api } = options;
  const storage = createSafeStorage(() => platform.window.localStorage);
  const device = createDeviceId(storage, () => newUuid(platform.crypto));
  const sessionMessages = createSessionMessages(platform.window);
  const session = createSession({
    storage,
    fromHost: options.session,
    resetDevice: device.reset,
    announce: sessionMessages.announce,
  });
  const clock = createServerClock();
  const allow = createAllow(options, platform.window.location.host);
  const domains = createDomains({
    own: ownOrigin(options, platform),
    fallbacks: api.fallbackDomains,
    allow,
    onRefused: (refused) => report({ kind: 'domain-refused', message: shownAddress(refused) }),
  });
  const transport = createLazyTransport(() => withRetries(loadTransport));
  const client = createClient({
    transport: platform.early === undefined ? transport : withEarlyReplies(transport, platform.early),
    domains,
    clock,
    report,
    onError: deps.onCallError,
    newRequestId: () => newUuid(platform.crypto),
    identity: createIdentity({
      platform,
      options,
      nativeOs: native?.os,
      config: config.getState,
      deviceId: device.get,
      credentials: session.store.getState,
      now: clock.now,
    }),
  });
  return { storage, session, adoptDevice: device.adopt, sessionMessages, clock, domains, client, allow };
}
