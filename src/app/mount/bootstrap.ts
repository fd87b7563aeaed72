import { createStore } from 'zustand/vanilla';
import { findNativePort, type NativePort } from '../../bridge/native/native-port';
import type { CommonConfig } from '../../contract/config/common-config';
import {
  anchorHomeFields,
  anchorHomeRequest,
  commonConfigRequest,
  domainListRequest,
  homeBannersFields,
  imagesRequest,
} from '../../contract/first-requests';
import type { MountOptions, ResolvedOptions } from '../../contract/shell/mount-options';
import type { ConfigState, ConfigStore } from '../../domains/config/config-store';
import { createEarlyReplies, type EarlyReplies } from '../../http/early-replies';
import { type Identity, prepareRequest } from '../../http/request';
import { createServerClock, type ServerClock } from '../../http/server-clock';
import { createDeviceId, type DeviceId, newUuid } from '../../session/device-id';
import { createSafeStorage, type SafeStorage } from '../../session/safe-storage';
import { createSessionStore, type SessionStore } from '../../session/session-state';
import { initialSession } from '../../session/stored-session';
import { baseOf, below } from '../routing/history/basename';
import { isHome } from '../routing/home-path';
import { fetchPageChunks } from '../routing/page-chunks';
import { firstQuestions } from '../routing/questions/first-questions';
import type { Question } from '../routing/questions/topic-questions';
import { storedConfig } from '../startup/stored-replies';
import { configPatch, initialConfig } from './flags';
import { createIdentity, ownOrigin } from './identity';
import { type OptionFault, resolveOptions } from './resolve-options';

/** The browser, as far as the app reaches for it; the only place that names its globals is `remote/`. */
export interface Platform {
  readonly window: Window;
  readonly crypto: Crypto;
}

/** The base of a mount: found out once, by its first script, and handed to all later code. */
export interface Bootstrap {
  /** The options as the host wrote them. */
  readonly given: MountOptions;
  readonly options: ResolvedOptions;
  readonly faults: readonly OptionFault[];
  readonly platform: Platform;
  /** The native app around the page, where the host leaves it to us. */
  readonly nativePort: NativePort | undefined;
  readonly storage: SafeStorage;
  readonly device: DeviceId;
  readonly clock: ServerClock;
  /** The common config of an earlier visit. */
  readonly commonConfig: CommonConfig | undefined;
  readonly config: ConfigStore;
  readonly session: SessionStore;
  /** The caller's identity: config, session, device and clock at the moment of the call. */
  readonly identity: Identity;
  /** Replies to what was asked before the app's code was there. */
  readonly early?: EarlyReplies | undefined;
}

/** The needs of calls that ask for nothing of an earlier visit. */
type Asker = Pick<Bootstrap, 'options' | 'nativePort' | 'identity'>;

/** Finds out what a mount stands on. Asks nobody: `ask` may, as soon as it is known who does. */
export function resolveMount(given: MountOptions, platform: Platform, ask?: (asker: Asker) => void): Bootstrap {
  const { options, faults } = resolveOptions(given);
  const nativePort = options.native ? findNativePort(platform.window) : undefined;
  const storage = createSafeStorage(() => platform.window.localStorage, platform.window);
  const device = createDeviceId(storage, () => newUuid(platform.crypto));
  const clock = createServerClock();
  const config = createStore<ConfigState>(() => initialConfig(options, nativePort === undefined ? 'web' : 'app'));
  const session = createSessionStore(initialSession(storage, options.session));
  const identity = createIdentity({
    userAgent: platform.window.navigator.userAgent,
    subtle: platform.crypto.subtle,
    options,
    nativeOs: nativePort?.os,
    config: config.getState,
    deviceId: device.get,
    credentials: session.getState,
    now: clock.now,
  });
  ask?.({ options, nativePort, identity });
  const commonConfig = storedConfig.read(storage);
  if (commonConfig !== undefined) config.setState(configPatch(commonConfig, options.flags));
  const found = { options, faults, nativePort, storage, device, clock, commonConfig, config, session, identity };
  return { given, platform, ...found };
}

/** The address of a mount's first page; a memory history's is below the basename already. */
function startOf({ history, basename, initialPath }: ResolvedOptions, { pathname, search }: Location) {
  if (history !== 'memory') return { pathname, search };
  const [path = '', query] = initialPath.split('?');
  return { pathname: `${baseOf(basename)}${path}`, search: query === undefined ? '' : `?${query}` };
}

/** Sends the start-up calls, and the first ones of the address's page, before the app's code is there; what nobody takes is dropped. */
export function bootstrap(given: MountOptions, platform: Platform): Bootstrap {
  let early: EarlyReplies | undefined;
  const ask = async (asker: Asker, [call, fields, next]: Question): Promise<void> => {
    const { options, identity } = asker;
    const base = ownOrigin(options, platform.window.location);
    const request = await prepareRequest(call, fields, base, newUuid(platform.crypto), identity);
    const reply = await early?.send(request);
    if (next === undefined || reply === undefined) return;
    for (const question of next(reply.text, reply.date ?? identity.now(), options.api.pid)) send(asker, question);
  };
  // A signer of the host may fail, and an answer may be unreadable: the app's own call will say so.
  const send = (asker: Asker, question: Question) => void ask(asker, question).catch(() => undefined);
  const found = resolveMount(given, platform, (asker) => {
    // The native app says first who asks.
    if (asker.nativePort !== undefined) return;
    early = createEarlyReplies();
    // These two are on their way before anything is read of the last visit's config.
    send(asker, [domainListRequest, {}]);
    send(asker, [commonConfigRequest, {}]);
  });
  const { options, config } = found;
  const { pathname, search } = startOf(options, platform.window.location);
  const path = below(options.basename, pathname);
  if (early !== undefined && isHome(path)) {
    send(found, [anchorHomeRequest, anchorHomeFields(options.api.pid, config.getState().jumpGame)]);
    send(found, [imagesRequest, homeBannersFields]);
  } else {
    // The native app says first who asks.
    const questions = early === undefined ? [] : firstQuestions(path, search);
    for (const question of questions) send(found, question);
    // After the app's own chunk, which is asked for next, and in a task of its own: a frame may come before.
    setTimeout(() => fetchPageChunks(path, config.getState().locale));
  }
  return { ...found, early };
}
