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
