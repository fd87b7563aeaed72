import { createPerFrame, type Schedule } from './per-frame';

export interface LatestPerKey<T> {
  /** Keeps the message unless a newer one of its key was seen, also in an earlier frame. */
  put(message: T): void;
  stop(): void;
}

interface LatestOptions<T> {
  readonly keyOf: (message: T) => string;
  /** Orders messages of one key; equal ones are duplicates. */
  readonly orderOf: (message: T) => number;
  /** Hears of all that changed in a frame, at once. */
  readonly apply: (messages: readonly T[]) => void;
  /** The moment when a frame's messages are applied; the next frame by default. */
  readonly schedule?: Schedule;
}

/** Many messages a frame become one change: the last per key, older and doubled ones dropped. */
export function createLatestPerKey<T>({ keyOf, orderOf, apply, schedule }: LatestOptions<T>): LatestPerKey<T> {
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
      const order = orderOf(message);
      if (order <= (seen.get(key) ?? Number.NEGATIVE_INFINITY)) return;
      seen.set(key, order);
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
