import type { UseQueryResult } from '@tanstack/react-query';

/** All readings together; what one of them waits for, all do. */
export const joinReadings = <T>(readings: readonly (readonly T[] | undefined)[]): readonly T[] | undefined =>
  readings.includes(undefined) ? undefined : readings.flatMap((reading) => reading ?? []);

/** The part of a query's result that screens read; the data may be a selection. */
export type Reading<T> = Pick<
  UseQueryResult<T>,
  'dataUpdatedAt' | 'error' | 'errorUpdatedAt' | 'isError' | 'isPending'
> & {
  readonly data: T | undefined;
  readonly refetch: () => Promise<unknown>;
};

/** True when nothing has come of it but a failure; also while it is asked for again. */
export const hasFailed = ({ data, errorUpdatedAt }: Reading<unknown>): boolean =>
  data === undefined && errorUpdatedAt > 0;

/** Several queries as one: waits and fails with the first of them that does, and asks all of them again. */
export function joinQueries<T>(results: readonly Reading<unknown>[], data: T | undefined) {
  const failed = results.find(({ data: own, error }) => own === undefined && error !== null);
  return {
    data,
    dataUpdatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    error: failed?.error ?? null,
    errorUpdatedAt: Math.max(0, ...results.filter(hasFailed).map(({ errorUpdatedAt }) => errorUpdatedAt)),
    isError: results.some(({ isError }) => isError),
    isPending: data === undefined && failed === undefined,
    refetch: () => Promise.all(results.map((result) => result.refetch())),
  };
}

/** Several queries of which each stands by itself: waits for all that have not answered yet, and fails where none has come. */
export function joinAnswers(results: readonly Reading<unknown>[]) {
  const come = results.filter(({ data }) => data !== undefined);
  const isPending = results.some((result) => result.isPending && (come.length === 0 || !hasFailed(result)));
  const isError = !isPending && come.length === 0 && results.length > 0;
  const joined = joinQueries(results, isPending || isError ? undefined : come);
  const { dataUpdatedAt } = joinQueries(come.length > 0 ? come : results, come);
  // While one is on its way for the first time, the failure of those before is over.
  const errorUpdatedAt = results.every(hasFailed) ? joined.errorUpdatedAt : 0;
  return { ...joined, dataUpdatedAt, error: isError ? joined.error : null, errorUpdatedAt, isPending, isError };
}
