import { QueryClient } from '@tanstack/react-query';

/** A kept page outlives its queries' observers by this much. */
const QUERY_KEEP_MS = 30 * 60_000;
const QUERY_STALE_MS = 20_000;

/** The readings of one mount. Offline a call fails at once and says so, and comes back by itself. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: QUERY_KEEP_MS,
        // Their age goes by the device's clock: where that was set back, what was read "later" is old at once.
        staleTime: ({ state }) => (state.dataUpdatedAt > Date.now() ? Number.NEGATIVE_INFINITY : QUERY_STALE_MS),
        retry: false,
        networkMode: 'always',
        // What could be read is read again with the push.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
    },
  });

/** Ends a mount's cache for good. Without a time to keep, a late query starts no timer that would hold the mount. */
export function forgetQueries(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) query.gcTime = Number.POSITIVE_INFINITY;
  client.clear();
}
