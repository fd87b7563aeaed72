import { and, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { tipSeals } from '../database/tips-schema';

export type TipSeal = typeof tipSeals.$inferSelect;

/**
 * The seals of tips in one language. Those that have none yet get what `make` makes; of several processes that make one at
 * once, all answer the one that was stored first.
 */
export async function sealsOf(
  db: NodePgDatabase,
  language: string,
  ids: readonly number[],
  make: (missing: ReadonlySet<number>) => Promise<TipSeal[]>,
): Promise<ReadonlyMap<number, TipSeal>> {
  if (ids.length === 0) return new Map();
  const stored = async () => {
    const rows = await db
      .select()
      .from(tipSeals)
      .where(and(eq(tipSeals.language, language), inArray(tipSeals.tipId, [...ids])));
    return new Map(rows.map((row) => [row.tipId, row]));
  };
  const known = await stored();
  const missing = new Set(ids.filter((id) => !known.has(id)));
  if (missing.size === 0) return known;
  // In one order, so that no two that store the same ones wait for each other.
  const made = (await make(missing)).sort((a, b) => a.tipId - b.tipId);
  await db.insert(tipSeals).values(made).onConflictDoNothing();
  return stored();
}
