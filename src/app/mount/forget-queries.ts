import type { QueryClient } from '@tanstack/react-query';

/**
 * Ends a mount's cache for good. A query whose last observer leaves only now, or whose call ends only now, would start its
 * timer of half an hour after the clearing: it holds the whole mount. Without a time it starts none.
 */
export function forgetQueries(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) query.gcTime = Number.POSITIVE_INFINITY;
  client.clear();
}
