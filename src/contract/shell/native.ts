import * as v from 'valibot';
import { int, soft, text, words } from '../wire';
import { mainTab, themeValue } from './shell-events';

/**
 * The native app around the page (product.md, section 7, native bridge). It offers one object, `sportInfoNative`: on
 * iOS `webkit.messageHandlers.sportInfoNative.postMessage(call)`, on Android `sportInfoNative.postMessage(JSON text of
 * call)`. It answers, and speaks first, by calling `window[call.entry].receive(message)` with an object or its JSON
 * text. Every message repeats the `key` of the calls, which only the native app has seen: what has another key changes
 * nothing.
 */
const nothing = v.object({});

/** Code 1 is logged in; any other, and a code 1 without a token, is a visitor. */
const loginInfo = v.object({
  code: int,
  token: soft(text, 'token'),
  uid: soft(v.pipe(v.union([text, v.number()]), v.transform(String)), 'uid'),
  username: soft(text, 'username'),
  headUrl: soft(text, 'headUrl'),
});

const nativeInfo = v.object({
  deviceId: words,
  version: soft(v.pipe(text, v.regex(/^\d+(\.\d+)*$/, 'not a version')), 'version'),
  /** The device's language; a dialect is sent to the server from 4.3.1. */
  language: soft(text, 'language'),
});

const bar = v.object({ height: v.pipe(v.number(), v.minValue(0), v.maxValue(200)) });

/** The native calls: their parameters, and the answer's `data`. */
export const nativeMethods = {
  /** Code 1 with a token is logged in; any other answer, and none, removes token and uid. */
  getLoginInfo: { params: nothing, answer: loginInfo },
  /** Becomes the headers `device-id`, `version` and, from 4.3.1, a Chinese dialect as `language`. */
  getNativeInfo: { params: nothing, answer: nativeInfo },
  /** The look of the native app. */
  getTheme: { params: nothing, answer: v.object({ theme: themeValue }) },
  /** CSS px that the native bar covers. */
  getTopBarHeight: { params: nothing, answer: bar },
  /** Shown by the native app; by the page itself when this fails. */
  toast: { params: v.object({ type: v.picklist(['fail', 'success', 'info', 'warn']), text }), answer: nothing },
  /** Back from the first page: the native app closes the view. */
  back: { params: nothing, answer: nothing },
  /** `backPath` has basename and query. */
  jumpLogin: { params: v.object({ backPath: v.pipe(text, v.startsWith('/')) }), answer: nothing },
  /** `href` is absolute and its host allowed. */
  jumpH5: { params: v.object({ href: v.pipe(text, v.regex(/^https?:\/\//, 'not http')) }), answer: nothing },
  /** The device's own sheet to hand an address to others; with it, where there is one, a picture as a `data:` address of a PNG. */
  share: {
    params: v.object({
      title: text,
      url: v.pipe(text, v.regex(/^https?:\/\//, 'not http')),
      picture: v.optional(text),
    }),
    answer: nothing,
  },
  /** Opens the native popup. */
  openCustomerService: { params: v.object({ from: text }), answer: nothing },
} as const;

/** The messages that the native app sends by itself. */
export const nativeMessages = {
  /** Opens a plaza tab. */
  selectTab: v.object({ tab: mainTab }),
  /** The look of the native app is another. */
  themeChanged: v.object({ theme: themeValue }),
  /** Somebody logged in or out: the page asks `getLoginInfo` anew. */
  loginChanged: nothing,
  /** The native bar covers another height, CSS px: the device was turned. */
  topBarChanged: bar,
  /** The device has a network, or none, whatever the view itself believes; with one the page reads again what it missed. */
  networkChanged: v.object({ online: v.boolean() }),
  /** The device's own Back: the page goes one step back, from its first one by the call `back`. */
  back: nothing,
} as const;

/** Either the answer to the call of this id, or a message of the native app's own. */
export const nativeInbound = v.object({
  key: text,
  id: v.optional(v.number()),
  data: v.optional(v.unknown()),
  /** Instead of `data`: the native app could not do it, and why. */
  error: v.optional(text),
  name: v.optional(text),
  params: v.optional(v.unknown()),
});

type Methods = typeof nativeMethods;
export type NativeMethod = keyof Methods;
export type NativeParams<K extends NativeMethod> = v.InferInput<Methods[K]['params']>;
export type NativeAnswer<K extends NativeMethod> = v.InferOutput<Methods[K]['answer']>;
type NativeMessages = { readonly [K in keyof typeof nativeMessages]: v.InferOutput<(typeof nativeMessages)[K]> };
export type NativeMessageName = keyof NativeMessages;
/** A listener for the native app's own messages. */
export type NativeListeners = { readonly [K in NativeMessageName]: (params: NativeMessages[K]) => void };

/** A call as it reaches the native app. */
export interface NativeCallMessage {
  /** The global whose `receive` takes the answer. */
  readonly entry: string;
  /** Random, new with every mount; the native app repeats it. */
  readonly key: string;
  readonly id: number;
  readonly name: NativeMethod;
  readonly params: unknown;
}

/** The reasons of a failed call. `refused`: the native app answered with an error, or could not be reached at all. */
export type NativeFailure = 'unsupported' | 'timeout' | 'malformed' | 'refused' | 'closed';
export type NativeResult<K extends NativeMethod> =
  | { readonly ok: true; readonly data: NativeAnswer<K> }
  | { readonly ok: false; readonly reason: NativeFailure };
/** Never rejects. */
export type NativeCall = <K extends NativeMethod>(name: K, params: NativeParams<K>) => Promise<NativeResult<K>>;
