import type { Reporter } from '../../contract/shell/mount-options';
import {
  type NativeAnswer,
  type NativeCall,
  type NativeCallMessage,
  type NativeFailure,
  type NativeMethod,
  type NativeResult,
  nativeMethods,
} from '../../contract/shell/native';
import { decode } from '../../contract/wire';
import type { NativePort } from './native-port';

/** decisions.md, native bridge. */
const ANSWER_TIMEOUT_MS = 3_000;

interface NativeCallsDeps {
  /** Undefined in a plain browser: every call answers "unsupported". */
  readonly port: NativePort | undefined;
  readonly key: string;
  readonly report: Reporter;
}

interface Waiting {
  readonly answer: (raw: unknown) => void;
  readonly fail: (reason: NativeFailure, message: string) => void;
}

export interface NativeCalls {
  readonly call: NativeCall;
  /** Calls go out from now on, and are answered through this global. */
  open(entry: string): void;
  /** The native app's answer to a call; an answer that nobody waits for is ignored. */
  settle(id: number | undefined, reply: { readonly data?: unknown; readonly error?: string | undefined }): void;
  /** Calls under way and later ones answer "closed". */
  close(): void;
}

/** Sends a call whose parameters fit; what cannot be sent fails at once. */
function post(port: NativePort, message: NativeCallMessage, fail: Waiting['fail']): void {
  const given = decode(nativeMethods[message.name].params, message.params);
  if (!given.ok) {
    fail('malformed', given.issue);
    return;
  }
  try {
    port.post({ ...message, params: given.value });
  } catch (error) {
    fail('refused', String(error));
  }
}

/** Calls that are under way, each with its id and its time-out. */
export function createNativeCalls({ port, key, report }: NativeCallsDeps): NativeCalls {
  const waiting = new Map<number, Waiting>();
  let entry: string | undefined;
  let lastId = 0;

  /** An entry for one call, which resolves its promise once. */
  const wait = <K extends NativeMethod>(id: number, name: K, resolve: (result: NativeResult<K>) => void): Waiting => {
    const end = (result: NativeResult<K>) => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(result);
    };
    const fail: Waiting['fail'] = (reason, message) => {
      if (reason !== 'closed') report({ kind: `native-${reason}`, message, detail: { call: name } });
      end({ ok: false, reason });
    };
    const timer = setTimeout(() => fail('timeout', `no answer in ${ANSWER_TIMEOUT_MS} ms`), ANSWER_TIMEOUT_MS);
    const answer = (raw: unknown) => {
      const read = decode(nativeMethods[name].answer, raw ?? {});
      if (read.ok) end({ ok: true, data: read.value as NativeAnswer<K> });
      else fail('malformed', read.issue);
    };
    const one = { answer, fail };
    waiting.set(id, one);
    return one;
  };

  const call: NativeCall = (name, params) => {
    if (port === undefined) return Promise.resolve({ ok: false, reason: 'unsupported' });
    const to = entry;
    if (to === undefined) return Promise.resolve({ ok: false, reason: 'closed' });
    return new Promise((resolve) => {
      lastId += 1;
      const id = lastId;
      const { fail } = wait(id, name, resolve);
      post(port, { entry: to, key, id, name, params }, fail);
    });
  };

  return {
    call,
    open(name) {
      entry = name;
    },
    settle(id, { data, error }) {
      const one = waiting.get(id ?? 0);
      if (error === undefined) one?.answer(data);
      else one?.fail('refused', error);
    },
    close() {
      entry = undefined;
      for (const one of [...waiting.values()]) one.fail('closed', '');
    },
  };
}
