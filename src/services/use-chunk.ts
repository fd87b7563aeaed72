import { useCallback, useEffect, useState } from 'react';
import { withRetries } from './load-chunk';

interface Chunk<T> {
  readonly chunk: T | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a section of the page that no tap asks for, when it is first wanted; a tap has `LazySheet`. Unlike `React.lazy`, one
 * that did not come can be asked for again, and is when the network is back.
 */
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
