/** The longest wait before a reading that a push or a re-opened socket asks for, ms (decisions.md, who asks when). */
export const LOOKED_AT_MS = 1_000;
export const UNSEEN_MS = 5_000;

/** Something that is done once, at a moment of chance: what all clients hear of at once they do not all ask for at once. */
export interface Soon {
  /** Within `ms` from `afterMs` on; who waits already waits no longer than before. */
  within(ms: number, afterMs?: number): void;
  stop(): void;
}

export function createSoon(run: () => void): Soon {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Monotonic, ms. */
  let due = Number.POSITIVE_INFINITY;
  const stop = () => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
  };
  return {
    within(ms, afterMs = 0) {
      const wait = afterMs + Math.random() * ms;
      if (performance.now() + wait >= due) return;
      stop();
      due = performance.now() + wait;
      timer = setTimeout(() => {
        due = Number.POSITIVE_INFINITY;
        run();
      }, wait);
    },
    stop,
  };
}
