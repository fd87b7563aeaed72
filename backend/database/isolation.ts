import type { PgTransactionConfig } from 'drizzle-orm/pg-core';

/**
 * What the transactions here are written for: a row that is waited for is read as the other one left it. Said each time: a
 * server's default may be another.
 */
export const READ_COMMITTED: PgTransactionConfig = { isolationLevel: 'read committed' };
