import type { StoreApi } from 'zustand/vanilla';
import { createPerFrame, type Schedule } from './per-frame';

export interface LatestPerKey<T> {
  /** Keeps the message unless a newer one of its key was seen, also in an earlier frame. */
  put(message: T): void;
  stop(): void;
}

/** Server time orders the messages of one key; equal ones are duplicates. */
interface Stamped {
  readonly serverNow: number;
}

interface LatestOptions<T> {
  readonly keyOf: (message: T) => string;
  /** Hears of all that changed in a frame, at once. */
  readonly apply: (messages: readonly T[]) => void;
  /** The moment when a frame's messages are applied; the next frame by default. */
  readonly schedule?: Schedule;
}

/** Many messages a frame become one change: the last per key, older and doubled ones dropped. */
export function createLatestPerKey<T extends Stamped>({ keyOf, apply, schedule }: LatestOptions<T>): LatestPerKey<T> {
  const seen = new Map<string, number>();
  const waiting = new Map<string, T>();
  const frame = createPerFrame(() => {
    const messages = [...waiting.values()];
    waiting.clear();
    apply(messages);
  }, schedule);

  return {
    put(message) {
      const key = keyOf(message);
      const { serverNow } = message;
      if (serverNow <= (seen.get(key) ?? Number.NEGATIVE_INFINITY)) return;
      seen.set(key, serverNow);
      waiting.set(key, message);
      frame.ask();
    },
    stop() {
      frame.stop();
      waiting.clear();
      seen.clear();
    },
  };
}

/** Keeps the newest message of each key in a store: a frame's are one `setState`, however many they are. */
export const keepNewest = <T extends Stamped>(
  store: StoreApi<{ readonly pushes: ReadonlyMap<string, T> }>,
  keyOf: (message: T) => string,
): LatestPerKey<T> =>
  createLatestPerKey<T>({
    keyOf,
    apply(messages) {
      const pushes = new Map(store.getState().pushes);
      for (const message of messages) pushes.set(keyOf(message), message);
      store.setState({ pushes });
    },
  });
