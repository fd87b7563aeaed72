import { useCallback, useEffect, useState } from 'react';
import { withRetries } from './load-chunk';

interface Chunk<T> {
  readonly chunk: T | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads a page's section when it is first wanted. Unlike `React.lazy`, a failure can be tried again. */
export function useChunk<T>(load: () => Promise<T>, isWanted: boolean): Chunk<T> {
  const [chunk, setChunk] = useState<{ readonly value: T }>();
  const [hasFailed, setHasFailed] = useState(false);
  const retry = useCallback(() => setHasFailed(false), []);
  const isDue = isWanted && chunk === undefined && !hasFailed;

  useEffect(() => {
    if (!isDue) return;
    let isCurrent = true;
    withRetries(load, () => isCurrent).then(
      (value) => isCurrent && setChunk({ value }),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isDue, load]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return { chunk: chunk?.value, hasFailed, retry };
}
