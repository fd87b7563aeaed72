import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../http/call-error';
import type { Failure } from '../../ui/feedback/error-state';

/** A call's error as a screen shows it. What is not a call's error is a fault of ours while reading the reply. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError)) return { kind: 'malformed' };
  return { kind: error.kind, requestId: error.requestId, serverMessage: error.serverMessage };
}

type Query = Pick<UseQueryResult<unknown>, 'data' | 'error' | 'errorUpdatedAt'> & { readonly refetch: () => unknown };

/**
 * The failure of a query that has nothing to show, and the user's own retry. It stays while the app asks again by itself:
 * its button must not vanish below a finger. A retry takes it away.
 */
export function useFailure({ data, error, errorUpdatedAt, refetch }: Query) {
  const [last, setLast] = useState({ error, isRetried: false });
  if (error !== null && error !== last.error) setLast({ error, isRetried: false });
  // A query of another key that never failed has no time of a failure.
  const stays = errorUpdatedAt > 0 && !last.isRetried;
  const shown = error ?? (stays ? last.error : null);
  return {
    failure: data === undefined && shown !== null ? failureOf(shown) : undefined,
    retry: () => {
      setLast((failed) => ({ ...failed, isRetried: true }));
      void refetch();
    },
  };
}
