import type { NativeOs, NativePort } from '../../bridge/native/native-port';
import type { Reporter } from '../../contract/shell/mount-options';
import type { NativeCall } from '../../contract/shell/native';
import { withRetries } from '../../services/load-chunk';
import type { NativeApp, NativeUse } from './native-app';

/** The start-up waits no longer than this for the chunk that asks the native app. */
const READY_WITHIN_MS = 1_500;

/** The native app around the page; its code is a chunk of its own, which a browser never loads. */
export interface NativeSide {
  readonly os: NativeOs;
  readonly call: NativeCall;
  /** Asks who and where we are. `onReady` runs once, also when no answer came; returns a function that ends it all. */
  start(use: NativeUse, onReady: () => void): () => void;
}

interface NativePage {
  readonly window: Window;
  readonly crypto: Crypto;
}

export function createNativeSide(port: NativePort, { window: page, crypto }: NativePage, report: Reporter): NativeSide {
  let current: NativeApp | undefined;

  const load = () => withRetries(() => import('./native-app'));
  return {
    os: port.os,
    call: (name, params) => current?.call(name, params) ?? Promise.resolve({ ok: false, reason: 'closed' }),
    start(use, onReady) {
      let isOver = false;
      let isReady = false;
      let stop = () => {};
      const ready = () => {
        if (!isOver && !isReady) onReady();
        isReady = true;
      };
      const timer = setTimeout(ready, READY_WITHIN_MS);
      const run = async () => {
        const { startNativeApp } = await load();
        if (isOver) return;
        const app = startNativeApp({ port, page, crypto, report }, use);
        current = app;
        stop = app.stop;
        await app.introduced;
      };
      run()
        .catch((error: unknown) => report({ kind: 'native-chunk', message: String(error) }))
        .finally(ready);
      return () => {
        isOver = true;
        current = undefined;
        clearTimeout(timer);
        stop();
      };
    },
  };
}
