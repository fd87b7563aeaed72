import type { NativeCallMessage } from '../../contract/shell/native';

/** The object that a native app gives its WebView (its calls: `contract/shell/native.ts`). */
const NAME = 'sportInfoNative';

export type NativeOs = 'ios' | 'android';

/** The way to the native app: one of the two shapes in which it can be there. */
export interface NativePort {
  readonly os: NativeOs;
  /** Throws what the native object throws. */
  post(message: NativeCallMessage): void;
}

interface Handler {
  postMessage(message: unknown): unknown;
}

interface NativeWindow {
  readonly webkit?: { readonly messageHandlers?: { readonly [name: string]: Handler | undefined } };
  readonly [NAME]?: Handler;
}

/** Finds the native app around a page; undefined in a plain browser. */
export function findNativePort(page: object): NativePort | undefined {
  const { webkit, [NAME]: injected } = page as NativeWindow;
  const handler = webkit?.messageHandlers?.[NAME];
  if (handler !== undefined) return { os: 'ios', post: (message) => void handler.postMessage(message) };
  if (typeof injected?.postMessage !== 'function') return undefined;
  // Android's injected methods take text only, and want their object as `this`.
  return { os: 'android', post: (message) => void injected.postMessage(JSON.stringify(message)) };
}
