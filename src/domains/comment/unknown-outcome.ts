/** decisions.md, unknown outcome: what is not known is read 2, 5 and 15 s after the answer that did not come. */
export const OUTCOME_PAUSES_MS = [2_000, 3_000, 10_000];

/** Waits; ends early, and without an error, when aborted. */
export const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    if (signal?.aborted) done();
    signal?.addEventListener('abort', done);
  });
