import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { users } from '../database/schema';
import { comments, files } from '../database/tips-schema';
import { inTransaction } from '../database/transaction';
import { DAY_MS } from '../world/days';

/** How much of one member's is kept. */
export interface FileQuota {
  readonly files: number;
  readonly bytes: number;
}

/** A photo that no comment shows after so long was given up. */
const GIVEN_UP_AFTER_MS = DAY_MS;

async function used(db: NodePgDatabase, uid: number): Promise<FileQuota> {
  const [all] = await db
    .select({
      files: sql`count(*)`.mapWith(Number),
      bytes: sql`coalesce(sum(length(${files.content})), 0)`.mapWith(Number),
    })
    .from(files)
    .where(eq(files.uid, uid));
  return all ?? { files: 0, bytes: 0 };
}

async function sweep(db: NodePgDatabase, uid: number, now: number): Promise<void> {
  const showing = db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.uid, uid), sql`${comments.photos} @> to_jsonb(${files.id})`));
  await db
    .delete(files)
    .where(and(eq(files.uid, uid), lt(files.createdAt, now - GIVEN_UP_AFTER_MS), notExists(showing)));
}

/**
 * Stores a file within its member's quota, for which what was given up makes room. In a transaction that holds the member's
 * row: uploads at once do not pass it together. False: there is no room.
 */
export async function addFile(db: NodePgDatabase, file: typeof files.$inferInsert, quota: FileQuota): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, file.uid)).for('update');
    const fits = async () => {
      const { files: many, bytes } = await used(tx, file.uid);
      return many < quota.files && bytes + file.content.length <= quota.bytes;
    };
    if (!(await fits())) {
      await sweep(tx, file.uid, file.createdAt);
      if (!(await fits())) return false;
    }
    await tx.insert(files).values(file);
    return true;
  });
}

export async function fileById(db: NodePgDatabase, id: string) {
  const [row] = await db.select().from(files).where(eq(files.id, id)).limit(1);
  return row;
}

/** Which of these files the user has uploaded. */
export async function filesOf(db: NodePgDatabase, uid: number, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.uid, uid), inArray(files.id, [...ids])));
  return rows.map(({ id }) => id);
}
