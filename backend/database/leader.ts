import type pg from 'pg';
import type { Database } from './open-database';

/** Whether this process does what only one may do. */
export interface Leader {
  leads(): boolean;
  stop(): Promise<void>;
}

/** How soon another process takes over when the leader is gone. */
const TRY_EVERY_MS = 1000;

/** PGlite belongs to one process: it leads. */
const alone: Leader = { leads: () => true, stop: async () => undefined };

/**
 * One process of all on a PostgreSQL database leads: the one whose session holds the advisory lock. The server lets go
 * of it when that session ends, however the process died.
 */
export function electLeader(database: Database, lock: number): Leader {
  if (database.kind === 'pglite') return alone;
  let held: pg.PoolClient | undefined;
  let stopped = false;
  let trying: Promise<void> | undefined;

  const attempt = async () => {
    const client = await database.pool.connect();
    const lost = () => {
      if (held !== client) return;
      held = undefined;
      client.release(true);
    };
    client.on('error', lost);
    try {
      const { rows } = await client.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [lock]);
      if (rows[0]?.won === true && !stopped) held = client;
    } finally {
      if (held !== client) {
        client.off('error', lost);
        // A lock that was won too late goes with its session.
        client.release(stopped);
      }
    }
  };
  const tryOnce = () => {
    if (held !== undefined || stopped) return;
    trying ??= attempt()
      // The database is away: the next round tries again.
      .catch(() => undefined)
      .finally(() => {
        trying = undefined;
      });
  };
  tryOnce();
  const timer = setInterval(tryOnce, TRY_EVERY_MS);
  timer.unref();

  return {
    leads: () => held !== undefined,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await trying;
      held?.release(true);
      held = undefined;
    },
  };
}
