import type { Bridge } from './kit-types';

type Listener = (payload: never) => void;

/** A bridge for the option `bridge`: one for the portal's life, it outlasts any mount. */
export function createBridge(): Bridge {
  const listeners = new Map<string, Set<Listener>>();
  const off = (name: string, listener: Listener): void => void listeners.get(name)?.delete(listener);
  return {
    on(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => off(name, listener);
    },
    off,
    emit(name, payload) {
      for (const listener of [...(listeners.get(name) ?? [])]) listener(payload as never);
    },
    listenerCount: (name) => listeners.get(name)?.size ?? 0,
  };
}
