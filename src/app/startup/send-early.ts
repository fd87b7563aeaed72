import { findNativePort } from '../../bridge/native/native-port';
import { commonConfigData } from '../../contract/config/common-config';
import {
  anchorHomeFields,
  anchorHomeRequest,
  commonConfigRequest,
  domainListRequest,
  homeBannersFields,
  imagesRequest,
} from '../../contract/first-requests';
import type { MountOptions } from '../../contract/shell/mount-options';
import { createEarlyReplies, type EarlyReplies } from '../../http/early-replies';
import { fetchTransport } from '../../http/lazy-transport';
import { type Fields, prepareRequest, type SentCall } from '../../http/request';
import { createDeviceId, newUuid } from '../../session/device-id';
import { createSafeStorage } from '../../session/safe-storage';
import { readStoredSession, toSession } from '../../session/stored-session';
import { configPatch, initialConfig } from '../mount/flags';
import { createIdentity, ownOrigin } from '../mount/identity';
import type { Platform } from '../mount/platform';
import { resolveOptions } from '../mount/resolve-options';
import { below } from '../routing/history/basename';
import { CONFIG_KEY, readStored } from './stored-replies';

/** The addresses of anchor home, below the basename. */
const HOME_PATHS: ReadonlySet<string> = new Set(['/', '/anchor', '/anchor/']);

/**
 * Sends the start-up calls, and anchor home's when that is the page, before the app's code is there: on a slow line their
 * answers come while it loads. What the app then asks differently is asked anew; what nobody takes is dropped.
 */
export function sendEarly(given: MountOptions, platform: Platform): EarlyReplies | undefined {
  const { options } = resolveOptions(given);
  // The native app says first who asks.
  if (options.native && findNativePort(platform.window) !== undefined) {
    fetchTransport();
    return undefined;
  }
  const storage = createSafeStorage(() => platform.window.localStorage);
  const stored = readStored(storage, CONFIG_KEY, commonConfigData);
  const config = { ...initialConfig(options, 'web'), ...(stored && configPatch(stored, options.flags)) };
  const session = options.session === undefined ? readStoredSession(storage) : toSession(options.session);
  const identity = createIdentity({
    platform,
    options,
    nativeOs: undefined,
    config: () => config,
    deviceId: createDeviceId(storage, () => newUuid(platform.crypto)).get,
    credentials: () => session,
    now: Date.now,
  });
  const early = createEarlyReplies();
  const send = (call: SentCall, fields: Fields) => {
    prepareRequest(call, fields, ownOrigin(options, platform), newUuid(platform.crypto), identity).then(
      early.send,
      // A host's signer may fail: the app's own call will say so.
      () => undefined,
    );
  };
  send(domainListRequest, {});
  send(commonConfigRequest, {});
  const path =
    options.history === 'memory' ? options.initialPath : below(options.basename, platform.window.location.pathname);
  if (HOME_PATHS.has(path)) {
    send(anchorHomeRequest, anchorHomeFields(options.api.pid, config.jumpGame));
    send(imagesRequest, homeBannersFields);
  } else fetchTransport();
  return early;
}
