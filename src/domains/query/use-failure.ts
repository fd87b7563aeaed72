import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../http/call-error';
import type { Failure } from '../../ui/feedback/error-state';

/** A call's error as a screen shows it. What is not a call's error is a fault of ours while reading the reply. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError)) return { kind: 'malformed' };
  return { kind: error.kind, requestId: error.requestId, serverMessage: error.serverMessage };
}

type Query = Pick<UseQueryResult<unknown>, 'data' | 'error' | 'errorUpdatedAt' | 'isError'> & {
  readonly refetch: () => unknown;
};

/**
 * The failure of a query that has nothing to show, and the user's own retry. It stays while the app asks again by itself:
 * its button must not vanish below a finger. A retry takes it away.
 */
export function useFailure({ data, error, errorUpdatedAt, isError, refetch }: Query) {
  const [last, setLast] = useState({ at: isError ? errorUpdatedAt : 0, error, isRetried: false });
  if (isError && last.at !== errorUpdatedAt) setLast({ at: errorUpdatedAt, error, isRetried: false });
  // A query of another key has another time; one that never failed has none.
  const stays = last.at > 0 && last.at === errorUpdatedAt && !last.isRetried;
  return {
    failure: data === undefined && (isError || stays) ? failureOf(isError ? error : last.error) : undefined,
    retry: () => {
      setLast((failed) => ({ ...failed, isRetried: true }));
      void refetch();
    },
  };
}
