import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Longer than it takes from an answer to the question that follows from it. */
const QUIET_MS = 100;
/** A server that hangs, or a page that reads nothing, holds nothing else for longer. */
const LONGEST_MS = 3_000;

const isRead = ({ state }: Query) => state.status !== 'pending';
const isFirstReading = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined;

/**
 * True once something has been read, and nothing is being read for the first time for a moment; from then on. What is not of
 * the first screen leaves line and processor to it.
 */
export function useSettled(): boolean {
  const cache = useQueryClient().getQueryCache();
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (isSettled) return;
    const settle = () => setIsSettled(true);
    const longest = setTimeout(settle, LONGEST_MS);
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(quiet);
      const queries = cache.getAll();
      if (queries.some(isRead) && !queries.some(isFirstReading)) quiet = setTimeout(settle, QUIET_MS);
    };
    look();
    // Each render of a reader is told too, and changes no reading.
    const stop = cache.subscribe(({ type }) => type === 'updated' && look());
    return () => {
      stop();
      clearTimeout(quiet);
      clearTimeout(longest);
    };
  }, [cache, isSettled]);
  return isSettled;
}
