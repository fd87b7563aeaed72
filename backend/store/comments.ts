import { and, count, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { commentLikes, comments } from '../database/tips-schema';
import { saidBy } from './said-by';

export type CommentRow = typeof comments.$inferSelect;

/** Stores a comment, once for each `clientId` of its writer; undefined: there is one already. */
export async function addComment(db: NodePgDatabase, comment: Omit<typeof comments.$inferInsert, 'id'>) {
  const [row] = await db.insert(comments).values(comment).onConflictDoNothing().returning();
  return row;
}

/** A member's comment that was sent by that name. */
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

/** Comments without a parent; with `uid`, those of this user alone. */
export interface TopFilter {
  readonly tipId: number;
  readonly now: number;
  readonly uid?: number | undefined;
}

const areTops = ({ tipId, now, uid }: TopFilter) =>
  and(
    eq(comments.tipId, tipId),
    eq(comments.parentId, ''),
    saidBy(comments.createdAt, now),
    uid === undefined ? undefined : eq(comments.uid, uid),
  );

/** A part of a list. */
interface Span {
  readonly offset: number;
  readonly limit: number;
  /** The most liked first; of as many likes, and without it, the newest. */
  readonly isByLikes: boolean;
}

/** Some of what users wrote about a tip. */
export async function topComments(
  db: NodePgDatabase,
  filter: TopFilter,
  { offset, limit, isByLikes }: Span,
): Promise<CommentRow[]> {
  const likes = sql`(select count(*) from ${commentLikes} where ${commentLikes.commentId} = ${comments.id}::text)`;
  const newest = [...(isByLikes ? [desc(likes)] : []), desc(comments.createdAt), desc(comments.id)];
  return db
    .select()
    .from(comments)
    .where(areTops(filter))
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
}

export const countTops = (db: NodePgDatabase, filter: TopFilter): Promise<number> =>
  db.$count(comments, areTops(filter));

/** Answers below one comment; the next one is refused. */
export const MOST_ANSWERS = 200;

/** The answers of users to these comments, oldest first; of each no more than `MOST_ANSWERS`. */
export async function answersTo(
  db: NodePgDatabase,
  parentIds: readonly string[],
  { tipId, now }: TopFilter,
): Promise<CommentRow[]> {
  if (parentIds.length === 0) return [];
  const place = sql<number>`row_number() over (partition by ${comments.parentId} order by ${comments.id})`;
  const placed = db
    .select({ id: comments.id, place: place.as('place') })
    .from(comments)
    .where(and(eq(comments.tipId, tipId), inArray(comments.parentId, [...parentIds]), saidBy(comments.createdAt, now)))
    .as('placed');
  const rows = await db
    .select({ comment: comments })
    .from(comments)
    .innerJoin(placed, eq(placed.id, comments.id))
    .where(lte(placed.place, MOST_ANSWERS))
    .orderBy(comments.id);
  return rows.map(({ comment }) => comment);
}

/** True when a comment has as many answers as are shown: one more would be read by nobody. */
export async function isThreadFull(db: NodePgDatabase, tipId: number, parentId: string): Promise<boolean> {
  const answers = and(eq(comments.tipId, tipId), eq(comments.parentId, parentId));
  return parentId !== '' && (await db.$count(comments, answers)) >= MOST_ANSWERS;
}

export async function commentById(db: NodePgDatabase, id: number): Promise<CommentRow | undefined> {
  const [row] = await db.select().from(comments).where(eq(comments.id, id)).limit(1);
  return row;
}

/** The number of comments by users, for each of these tips. */
export async function commentCounts(db: NodePgDatabase, tipIds: readonly number[], now: number) {
  const rows =
    tipIds.length === 0
      ? []
      : await db
          .select({ tipId: comments.tipId, many: count() })
          .from(comments)
          .where(and(inArray(comments.tipId, [...tipIds]), saidBy(comments.createdAt, now)))
          .groupBy(comments.tipId);
  return new Map(rows.map(({ tipId, many }) => [tipId, many]));
}

/** The number of users who like each of these comments, and those that this user likes. */
export async function commentLikesOf(db: NodePgDatabase, ids: readonly string[], uid: number | undefined) {
  const isMine = uid === undefined ? sql<boolean>`false` : sql<boolean>`bool_or(${commentLikes.uid} = ${uid})`;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: commentLikes.commentId, many: count(), isMine })
          .from(commentLikes)
          .where(inArray(commentLikes.commentId, [...ids]))
          .groupBy(commentLikes.commentId);
  return {
    many: new Map(rows.map(({ id, many }) => [id, many])),
    mine: new Set(rows.flatMap(({ id, isMine }) => (isMine ? [id] : []))),
  };
}

/** Deletes a comment with its answers and all their likes. */
export async function deleteComment(db: NodePgDatabase, id: number): Promise<void> {
  await db.transaction(async (changes) => {
    const gone = await changes
      .delete(comments)
      .where(or(eq(comments.id, id), eq(comments.parentId, String(id))))
      .returning({ id: comments.id });
    const ids = gone.map((row) => String(row.id));
    if (ids.length > 0) await changes.delete(commentLikes).where(inArray(commentLikes.commentId, ids));
  });
}

/** Liking twice is liking once, and taking it back likewise. */
export async function setCommentLike(db: NodePgDatabase, commentId: string, uid: number, isLiked: boolean) {
  if (isLiked) await db.insert(commentLikes).values({ commentId, uid }).onConflictDoNothing();
  else await db.delete(commentLikes).where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.uid, uid)));
}
