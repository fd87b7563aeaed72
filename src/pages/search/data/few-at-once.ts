/** The lower one is asked for first; equals in their order. */
export type Rank = 0 | 1 | 2 | 3;

interface Waiting {
  readonly rank: Rank;
  readonly begin: () => void;
}

/** Lets few tasks run at once. One that is not wanted any more before its turn never begins, and rejects with the signal's reason. */
export type FewAtOnce = <Result>(rank: Rank, signal: AbortSignal, task: () => Promise<Result>) => Promise<Result>;

/** `most`: how many run at once. */
export function fewAtOnce(most: number): FewAtOnce {
  const waiting = new Set<Waiting>();
  let running = 0;

  const next = (): void => {
    const [first] = [...waiting].sort((a, b) => a.rank - b.rank);
    if (first === undefined || running >= most) return;
    waiting.delete(first);
    running += 1;
    first.begin();
  };
  const turn = (rank: Rank, signal: AbortSignal) =>
    new Promise<void>((begin, leave) => {
      const own: Waiting = { rank, begin };
      waiting.add(own);
      const onAbort = () => {
        if (waiting.delete(own)) leave(signal.reason);
      };
      if (signal.aborted) onAbort();
      else signal.addEventListener('abort', onAbort, { once: true });
      next();
    });

  return async (rank, signal, task) => {
    await turn(rank, signal);
    try {
      return await task();
    } finally {
      running -= 1;
      next();
    }
  };
}
