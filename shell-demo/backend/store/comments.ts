import { and, count, eq, inArray, lte } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { commentLikes, comments } from '../database/tips-schema';

export type CommentRow = typeof comments.$inferSelect;

/** Stores a comment, once for each `clientId` of its writer; undefined: there is one already. */
export async function addComment(db: NodePgDatabase, comment: Omit<typeof comments.$inferInsert, 'id'>) {
  const [row] = await db.insert(comments).values(comment).onConflictDoNothing().returning();
  return row;
}

/** What a member has sent by that name. */
export async function sentComment(
  db: NodePgDatabase,
  uid: number,
  clientId: string | undefined,
): Promise<CommentRow | undefined> {
  if (clientId === undefined) return undefined;
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.uid, uid), eq(comments.clientId, clientId)))
    .limit(1);
  return row;
}

/** What users wrote about a tip by `now`, oldest first. */
export async function commentsOf(db: NodePgDatabase, tipId: number, now: number): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.tipId, tipId), lte(comments.createdAt, now)))
    .orderBy(comments.id);
}

export async function commentById(db: NodePgDatabase, id: number): Promise<CommentRow | undefined> {
  const [row] = await db.select().from(comments).where(eq(comments.id, id)).limit(1);
  return row;
}

/** How many comments of users each of these tips has. */
export async function commentCounts(db: NodePgDatabase, tipIds: readonly number[], now: number) {
  const rows =
    tipIds.length === 0
      ? []
      : await db
          .select({ tipId: comments.tipId, many: count() })
          .from(comments)
          .where(and(inArray(comments.tipId, [...tipIds]), lte(comments.createdAt, now)))
          .groupBy(comments.tipId);
  return new Map(rows.map(({ tipId, many }) => [tipId, many]));
}

/** Likes of users on these comments, and which of them are this user's. */
export async function commentLikesOf(db: NodePgDatabase, ids: readonly string[], uid: number | undefined) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(commentLikes)
          .where(inArray(commentLikes.commentId, [...ids]));
  const many = new Map<string, number>();
  for (const { commentId } of rows) many.set(commentId, (many.get(commentId) ?? 0) + 1);
  return { many, mine: new Set(rows.filter((row) => row.uid === uid).map(({ commentId }) => commentId)) };
}

/** Liking twice is liking once, and taking it back likewise. */
export async function setCommentLike(db: NodePgDatabase, commentId: string, uid: number, isLiked: boolean) {
  if (isLiked) await db.insert(commentLikes).values({ commentId, uid }).onConflictDoNothing();
  else await db.delete(commentLikes).where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.uid, uid)));
}
