import type { NativeOs } from '../../../src/bridge/native/native-port';
import type { NativeCallMessage } from '../../../src/contract/shell/native';

/** A page in a WebView: what it was told, and the native app's way to speak to it. */
export function nativePage(os: NativeOs) {
  const calls: NativeCallMessage[] = [];
  const page: Record<string, unknown> = {};
  if (os === 'ios') {
    const postMessage = (message: unknown) => calls.push(message as NativeCallMessage);
    page['webkit'] = { messageHandlers: { sportInfoNative: { postMessage } } };
  } else {
    page['sportInfoNative'] = {
      calls,
      // Android's injected methods throw without their object, and take text.
      postMessage(this: { calls: NativeCallMessage[] }, message: string) {
        if (typeof message !== 'string') throw new TypeError('text only');
        this.calls.push(JSON.parse(message) as NativeCallMessage);
      },
    };
  }
  const say = (message: unknown, entry = 'sportInfoEntry') =>
    (page[entry] as { receive(raw: unknown): void } | undefined)?.receive(message);
  const answer = (data: unknown, call = calls.at(-1)) => call && say({ key: call.key, id: call.id, data }, call.entry);
  return { page, calls, say, answer };
}
