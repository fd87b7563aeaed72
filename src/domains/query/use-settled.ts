import { type Query, useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const isFirstReading = ({ state }: Query) => state.data === undefined;

/** Longer than it takes from an answer to the question that follows from it. */
const QUIET_MS = 100;
/** A server that hangs holds nothing else for longer. */
const LONGEST_MS = 3_000;

/** True once nothing has been read for the first time for a moment, and from then on: what is not of the first screen leaves line and processor to it. */
export function useSettled(): boolean {
  const isReading = useIsFetching({ predicate: isFirstReading }) > 0;
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setIsSettled(true), isReading ? LONGEST_MS : QUIET_MS);
    return () => clearTimeout(timer);
  }, [isReading, isSettled]);
  return isSettled;
}
