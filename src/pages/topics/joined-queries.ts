import type { UseQueryResult } from '@tanstack/react-query';
import type { MatchReading } from './topic-queries';

/** All readings together; what one of them waits for, all do. */
export function joinReadings(refetch: readonly (MatchReading | undefined)[]): MatchReading | undefined {
  const known = refetch.flatMap((reading) => reading ?? []);
  if (known.length < refetch.length) return undefined;
  return {
    matches: known.flatMap(({ matches }) => matches),
    readAt: Math.min(...known.map(({ readAt }) => readAt)),
  };
}

/** Several queries as one: waits and fails with the first of them that does, and asks all of them again. */
export function joinQueries<T>(results: readonly UseQueryResult<unknown>[], data: T | undefined) {
  const failed = results.find((result) => result.isError && result.data === undefined);
  return {
    data,
    dataUpdatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    error: failed?.error ?? null,
    isError: results.some(({ isError }) => isError),
    isPending: data === undefined && failed === undefined,
    refetch: () => Promise.all(results.map((result) => result.refetch())),
  };
}
