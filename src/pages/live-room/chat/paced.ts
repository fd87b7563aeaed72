interface Paced<T> {
  readonly put: (news: T) => void;
  /** Tells nothing any more. */
  readonly stop: () => void;
}

/**
 * Tells news at once, and what comes within `gapMs` after that together, in its order: a list that changes in each frame
 * costs a cheap phone the frames of everything that moves, and nobody reads that fast. Timers of a hidden page wait for minutes:
 * the last `most` are told then.
 */
export function createPaced<T>(tell: (news: readonly T[]) => void, gapMs: number, most: number): Paced<T> {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const news = waiting;
    waiting = [];
    timer = news.length > 0 ? setTimeout(flush, gapMs) : undefined;
    if (news.length > 0) tell(news);
  };
  return {
    put(news) {
      waiting.push(news);
      if (waiting.length > most) waiting.shift();
      if (timer === undefined) flush();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
