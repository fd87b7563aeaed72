import * as v from 'valibot';
import { text, words } from '../wire';
import { FIRST_LOCALE } from './languages';
import { flagsValue, localeValue, serviceValue, sessionValue, themeValue } from './shell-events';

const functionOf = <F>() => v.custom<F>((raw) => typeof raw === 'function', 'not a function');
const origin = v.pipe(
  text,
  v.check((raw) => raw === '' || /^https?:\/\/[^/?#\s@]+$/.test(raw), 'not an origin'),
);
const hostName = v.pipe(words, v.regex(/^[\w.-]+(:\d+)?$/, 'not a host'));

/** Something that emits and listens like an eventemitter3; the host makes it. */
export interface BridgeEmitter {
  on(event: string, listener: (payload: unknown) => void): unknown;
  off(event: string, listener: (payload: unknown) => void): unknown;
  emit(event: string, payload?: unknown): unknown;
  listenerCount?(event: string): number;
}

const isEmitter = (raw: unknown): raw is BridgeEmitter =>
  typeof raw === 'object' &&
  raw !== null &&
  ['on', 'off', 'emit'].every((name) => typeof (raw as Record<string, unknown>)[name] === 'function');

/** Signs the text of `signature.ts`; the answer is hex. */
export type Signer = (text: string) => string | Promise<string>;
/** Hears of what went wrong: unreadable data, faults, unknown codes. Never receives a token. */
export interface Report {
  readonly kind: string;
  readonly message: string;
  readonly detail?: Readonly<Record<string, string>>;
}
export type Reporter = (report: Report) => void;
export type FatalKind = 'react-version' | 'unsupported' | 'crashed';
export type OnFatal = (kind: FatalKind) => void;

const apiOptions = v.object({
  /** Origin of the API; "" is the page's own origin. */
  origin: v.optional(origin, ''),
  /** Tried in order after the domain list's own; of allowed hosts. */
  fallbackDomains: v.optional(v.array(origin), []),
  /** Hosts that get the token and may be jumped to, beside the page's own. Deny by default. */
  allowedHosts: v.optional(v.array(hostName), []),
  /** Hosts whose pictures may be shown by their full addresses, beside the hosts above. */
  pictureHosts: v.optional(v.array(hostName), []),
  /** Requests carry an `x-request-id`, which another origin's CORS list must then allow. */
  requestId: v.optional(v.boolean(), false),
  signKey: v.optional(words),
  signer: v.optional(functionOf<Signer>()),
  /** The portal's platform id, sent as `pid`. */
  pid: v.optional(v.pipe(words, v.regex(/^[!-~]+$/, 'not for a header')), '1'),
  /** Sent as `version`, 4.6.0 on the web. A native app that names none, here or itself, is older than all. */
  appVersion: v.optional(v.pipe(text, v.regex(/^\d+(\.\d+)*$/, 'not a version'))),
  /** False: requests carry no `language` header. */
  languageHeader: v.optional(v.boolean(), true),
  /** Languages that the server tells beside zh-CN, its dialects and en: the header names them, else the fallback. */
  languages: v.optional(v.array(localeValue), []),
});

const sentryOptions = v.object({
  dsn: v.pipe(text, v.regex(/^https?:\/\/\w+@[^/?#\s]+\/(.+\/)?\d+$/, 'not a DSN')),
  environment: v.optional(words),
  release: v.optional(words),
});
export type SentryOptions = v.InferOutput<typeof sentryOptions>;

/** `1.4`: the numbers of a contract. */
const contractNumber = v.pipe(text, v.regex(/^\d+\.\d+$/, 'not a contract'));

/** Every option of a mount, each with the default that a host gets by saying nothing. */
export const mountOptionSchemas = {
  /** Version that the host was written for. Another one than the app's is reported, kind `contract`; nothing is refused. */
  contract: v.optional(contractNumber),
  /** The app's path on the page's origin. */
  basename: v.optional(v.pipe(text, v.regex(/^(\/[\w-]+)*\/?$/, 'not a path')), '/'),
  /** An eventemitter3 made by the host; without one the app is alone. */
  bridge: v.optional(v.custom<BridgeEmitter>(isEmitter, 'not an event emitter')),
  /** `memory` for a second copy on a page: the address bar stays the first one's. */
  history: v.optional(v.picklist(['browser', 'memory']), 'browser'),
  /** First address of a memory history, below the basename. */
  initialPath: v.optional(v.pipe(text, v.startsWith('/')), '/'),
  /** `undefined`: storage decides; null: a visitor. */
  session: v.optional(v.nullable(sessionValue)),
  /** May change at any time. */
  locale: v.optional(localeValue, FIRST_LOCALE),
  /** May change at any time; a native app's own theme goes before it. */
  theme: v.optional(themeValue, 'normal'),
  /** A flag that is left out comes from the common config, else it is off. */
  flags: v.optional(flagsValue, {}),
  /** Origin of the API (the page's own by default), trusted hosts, signature of requests. */
  api: v.optional(apiOptions, {}),
  /** Currency of the coins. */
  coinCode: v.optional(words, 'CNY'),
  /** Video may start by itself, muted. */
  isAutoPlay: v.optional(v.boolean(), false),
  /** 1 European, 2 Hong Kong. */
  oddsType: v.optional(v.picklist([1, 2]), 1),
  /** Addresses of the native apps. */
  downloads: v.optional(v.object({ android: v.optional(text, ''), ios: v.optional(text, '') }), {}),
  /** Hears of every fault, wrong option and refused message. */
  reporter: v.optional(functionOf<Reporter>()),
  /** Reports go to this Sentry where there is no `reporter`; its host belongs into the page's `connect-src`. */
  sentry: v.optional(sentryOptions),
  /** The host shows main tabs of its own. */
  hideHeader: v.optional(v.boolean(), false),
  /** Pages of ours that the host has itself: every way there is a `navigate:out` to its own `/mine`, `/search` or `/download`. */
  ownPages: v.optional(v.array(v.picklist(['mine', 'search', 'download'])), []),
  /** CSS px that a native bar covers at the top. */
  topBarHeight: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(200)), 0),
  /** The element that scrolls, where it is not the window. */
  scrollContainer: v.optional(
    v.custom<HTMLElement>((raw) => typeof raw === 'object' && raw !== null && 'scrollTo' in raw, 'not an element'),
  ),
  /** Red dot and bubble of the customer service at the start. */
  service: v.optional(serviceValue, {}),
  /** The side that shows toasts. `host`: the app only sends the `toast` event, and the host shows it. */
  toasts: v.optional(v.picklist(['app', 'host']), 'app'),
  /** The host allows `track` events; without it none is sent. */
  tracking: v.optional(v.boolean(), false),
  /** False: a native app around the page is left alone, the host speaks with it itself. */
  native: v.optional(v.boolean(), true),
  /** The app cannot start, and why. */
  onFatal: v.optional(functionOf<OnFatal>()),
} as const;

/** The options that a host may change while the app runs; of `api` only `appVersion`. The others hold for the life of a mount. */
export const CHANGEABLE = [
  'theme',
  'locale',
  'coinCode',
  'oddsType',
  'isAutoPlay',
  'hideHeader',
  'topBarHeight',
  'tracking',
  'downloads',
  'flags',
  'service',
  'session',
] as const satisfies readonly (keyof typeof mountOptionSchemas)[];

export const mountOptions = v.object(mountOptionSchemas);
/** The options of a host. */
export type MountOptions = v.InferInput<typeof mountOptions>;
/** The options with their defaults filled in. */
export type ResolvedOptions = v.InferOutput<typeof mountOptions>;
