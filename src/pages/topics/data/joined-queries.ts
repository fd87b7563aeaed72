import type { UseQueryResult } from '@tanstack/react-query';

/** All readings together; what one of them waits for, all do. */
export const joinReadings = <T>(readings: readonly (readonly T[] | undefined)[]): readonly T[] | undefined =>
  readings.includes(undefined) ? undefined : readings.flatMap((reading) => reading ?? []);

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
