import { exactIntegers } from '../../contract/exact-integers';
import type { Reporter } from '../../contract/shell/mount-options';
import {
  type NativeCall,
  type NativeListeners,
  type NativeMessageName,
  nativeInbound,
  nativeMessages,
} from '../../contract/shell/native';
import { decode } from '../../contract/wire';
import { createNativeCalls } from './native-calls';
import type { NativePort } from './native-port';

interface NativeBridgeDeps {
  /** Undefined in a plain browser: every call answers "unsupported". */
  readonly port: NativePort | undefined;
  /** The page's window: the entry stands there. */
  readonly page: object;
  /** A secret of this mount, told to the native app with every call. */
  readonly key: string;
  readonly report: Reporter;
}

export interface NativeBridge {
  readonly call: NativeCall;
  /** Installs the entry and listens; returns a function that ends it: the entry goes, calls under way answer "closed". */
  start(listeners: NativeListeners): () => void;
}

function readInbound(raw: unknown) {
  try {
    return decode(nativeInbound, typeof raw === 'string' ? JSON.parse(exactIntegers(raw)) : raw);
  } catch (error) {
    return { ok: false as const, issue: String(error) };
  }
}

/** Typed calls to the native app and its messages. Failures are reported here; the caller decides what to do without. */
export function createNativeBridge({ port, page, key, report }: NativeBridgeDeps): NativeBridge {
  const calls = createNativeCalls({ port, key, report });
  const refuse = (message: string) => report({ kind: 'native-refused', message });
  let hasRefusedStranger = false;

  const hear = (name: string, raw: unknown, listeners: NativeListeners) => {
    if (!Object.hasOwn(nativeMessages, name)) return refuse(`${name.slice(0, 40)}: unknown`);
    const known = name as NativeMessageName;
    const read = decode(nativeMessages[known], raw ?? {});
    if (read.ok) (listeners[known] as (params: unknown) => void)(read.value);
    else refuse(`${name}: ${read.issue}`);
  };

  const receive = (raw: unknown, listeners: NativeListeners) => {
    const read = readInbound(raw);
    if (read.ok && read.value.key === key) {
      const { id, name, params, ...reply } = read.value;
      if (name === undefined) calls.settle(id, reply);
      else hear(name, params, listeners);
      return;
    }
    // Told once: a stranger must not flood the reporter.
    if (!hasRefusedStranger) refuse(read.ok ? 'key: wrong' : read.issue);
    hasRefusedStranger = true;
  };

  return {
    call: calls.call,
    start(listeners) {
      const entry = installEntry(page, (raw) => receive(raw, listeners));
      calls.open(entry.name);
      return () => {
        entry.remove();
        calls.close();
      };
    },
  };
}

/** The function through which the native app calls the page; a second mount takes the next free name. */
const ENTRY = 'sportInfoEntry';

interface NativeEntry {
  readonly name: string;
  remove(): void;
}

/** The one global of a mount: frozen, not enumerable, not to be overwritten by assignment, gone at the end. */
function installEntry(page: object, receive: (raw: unknown) => void): NativeEntry {
  let name = ENTRY;
  for (let taken = 2; name in page; taken += 1) name = `${ENTRY}${taken}`;
  Object.defineProperty(page, name, { value: Object.freeze({ receive }), configurable: true });
  return { name, remove: () => Reflect.deleteProperty(page, name) };
}
