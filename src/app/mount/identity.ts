import type { NativeOs } from '../../bridge/native/native-port';
import type { ResolvedOptions } from '../../contract/shell/mount-options';
import { DEFAULT_SIGN_KEY } from '../../contract/signature';
import type { ConfigState } from '../../domains/config/config-store';
import { nativeEnvironment, webEnvironment } from '../../http/environment';
import type { Identity } from '../../http/request';
import { createKeySigner } from '../../http/sign';
import { requestLanguage } from '../../rules/config/version-gates';

interface IdentityDeps {
  readonly userAgent: string;
  readonly subtle: SubtleCrypto;
  readonly options: ResolvedOptions;
  /** Of the native app around the page, if there is one. */
  readonly nativeOs: NativeOs | undefined;
  readonly config: () => ConfigState;
  readonly deviceId: () => string;
  readonly credentials: Identity['credentials'];
  readonly now: () => number;
}

/** The caller's identity, surroundings and signature (product.md, section 6). */
export function createIdentity({ userAgent, subtle, options, nativeOs, config, ...rest }: IdentityDeps): Identity {
  const { api } = options;
  return {
    ...rest,
    environment: nativeOs === undefined ? webEnvironment(userAgent) : nativeEnvironment(nativeOs),
    get version() {
      return config().appVersion;
    },
    language() {
      if (!api.languageHeader) return '';
      const state = config();
      return requestLanguage(state, state.locale, state.deviceLanguage);
    },
    pid: api.pid,
    sendsRequestId: api.requestId,
    signer: api.signer ?? createKeySigner(api.signKey ?? DEFAULT_SIGN_KEY, subtle),
  };
}

/** Origin of the API before there is a domain list. */
export const ownOrigin = ({ api }: ResolvedOptions, page: Pick<Location, 'origin'>): string =>
  api.origin === '' ? page.origin : api.origin;
