/** Runs it later; returns a function that takes it back. */
export type Schedule = (run: () => void) => () => void;

/** One change per frame; a hidden page paints none, and needs none. */
const perFrame: Schedule = (run) => {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
};

/** However often it is asked in a frame, it runs once. */
export function createPerFrame(run: () => void, schedule: Schedule = perFrame) {
  let cancel: (() => void) | undefined;
  return {
    ask() {
      cancel ??= schedule(() => {
        cancel = undefined;
        run();
      });
    },
    stop() {
      cancel?.();
      cancel = undefined;
    },
  };
}

/** All that is said in a frame, told at once in its order. */
export function createFrameQueue<T>(apply: (messages: readonly T[]) => void) {
  let said: T[] = [];
  const frame = createPerFrame(() => {
    const messages = said;
    said = [];
    apply(messages);
  });
  return {
    put(message: T) {
      said.push(message);
      frame.ask();
    },
    /** Applies nothing any more. */
    stop() {
      frame.stop();
      said = [];
    },
  };
}
