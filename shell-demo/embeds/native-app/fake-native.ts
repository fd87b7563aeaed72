import type { NativeMethod } from '../../../src/contract/shell/native';
import { readState } from './native-state';

/** A call as the page makes it (native.md). */
export interface NativeCall {
  readonly entry: string;
  readonly key: string;
  readonly id: number;
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Entry {
  receive(message: unknown): void;
}

/** A native answer takes so long on its way through two processes (ms). */
const ANSWER_AFTER_MS = 20;

const entryOf = (name: string) => Reflect.get(window, name) as Entry | undefined;

function loginInfo(): unknown {
  const { code, user, login } = readState();
  if (login === 'malformed') return { code: 'yes', token: 7 };
  return code === 1 ? { code, ...user } : { code };
}

/** The answer to each method; undefined says nothing at all. */
function answerTo(name: string): { data: unknown } | { error: string } | undefined {
  const { theme, bar, version, language, deviceId, login } = readState();
  if (name === 'getLoginInfo' && login === 'silent') return undefined;
  if (name === 'getLoginInfo' && login === 'refuses') return { error: 'not now' };
  const data: Readonly<Record<NativeMethod, unknown>> = {
    getLoginInfo: loginInfo(),
    getNativeInfo: { deviceId, version, language },
    getTheme: { theme },
    getTopBarHeight: { height: bar },
    toast: {},
    back: {},
    jumpLogin: {},
    jumpH5: {},
    share: {},
    openCustomerService: {},
  };
  return Object.hasOwn(data, name) ? { data: data[name as NativeMethod] } : { error: `no method ${name}` };
}

/**
 * Puts the object of a native app into this page, in the shape that its system gives it. `say` sends a message of the app's own
 * to every mount that has called.
 */
export function becomeNative(os: 'ios' | 'android', onCall: (call: NativeCall) => void) {
  const mounts = new Map<string, string>();
  const take = (call: NativeCall) => {
    mounts.set(call.entry, call.key);
    onCall(call);
    const answer = answerTo(call.name);
    if (answer === undefined) return;
    const { entry, key, id } = call;
    // iOS evaluates an object literal in the page, Android the text of one.
    const message = os === 'ios' ? { key, id, ...answer } : JSON.stringify({ key, id, ...answer });
    setTimeout(() => entryOf(entry)?.receive(message), ANSWER_AFTER_MS);
  };
  const native =
    os === 'ios'
      ? { webkit: { messageHandlers: { sportInfoNative: { postMessage: take } } } }
      : { sportInfoNative: { postMessage: (text: string) => take(JSON.parse(text) as NativeCall) } };
  Object.assign(window, native);

  return {
    say(name: string, params: unknown = {}) {
      for (const [entry, key] of mounts) entryOf(entry)?.receive({ key, name, params });
    },
    /** A script that is not the native app tries this: it knows the global, but not the key. */
    spoof() {
      const evil = { code: 1, token: 'stolen', uid: '666' };
      const tries: unknown[] = [
        { name: 'selectTab', params: { tab: 'news' } },
        { key: '', name: 'themeChanged', params: { theme: 'dark' } },
        ...[1, 2, 3, 4, 5].map((id) => ({ key: 'guess', id, data: evil })),
        JSON.stringify({ key: 'guess', name: 'loginChanged' }),
        'no JSON',
      ];
      for (const one of tries) {
        for (const entry of ['sportInfoEntry', ...mounts.keys()]) entryOf(entry)?.receive(one);
        window.postMessage(one, window.location.origin);
      }
    },
  };
}
