/** Options of a query: offline a call fails at once and says so, and comes back by itself. */
export const ALWAYS_TRY = { networkMode: 'always', refetchOnReconnect: true } as const;
