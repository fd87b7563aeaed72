import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { hosts, likes, likeTotals, moments } from '../database/schema';
import { inTransaction } from '../database/transaction';

export interface FeedQuery {
  /** Undefined: the moments of all hosts. */
  readonly hostId: number | undefined;
  readonly hottest: boolean;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
  readonly now: number;
  /** Whose likes are marked; undefined: nobody's. */
  readonly uid: number | undefined;
  /** What they say is read in English. */
  readonly isEnglish: boolean;
}

const likeCount = sql<number>`${moments.likes}::bigint + coalesce(${likeTotals.count}, 0)`.mapWith(Number);

/** The sum as far as the column counts: a few who tap for days must not make the feed fail. */
const added = (column: AnyPgColumn) => sql`least(${column}::bigint + excluded.count, 2147483647)`;

/** One page of the feed and whether it is the last: one row more than the page is read to know. */
export async function feedPage(db: NodePgDatabase, query: FeedQuery) {
  const { hostId, hottest, page, size, now, uid, isEnglish } = query;
  const published = lte(moments.createdAt, now);
  const rows = await db
    .select({
      id: moments.id,
      hostId: moments.hostId,
      nickName: hosts.nickName,
      pictureId: hosts.pictureId,
      content: isEnglish ? moments.englishContent : moments.content,
      photos: moments.photos,
      createdAt: moments.createdAt,
      likeCount,
      isLiked: sql<boolean>`${likes.uid} is not null`,
    })
    .from(moments)
    .innerJoin(hosts, eq(hosts.id, moments.hostId))
    .leftJoin(likeTotals, eq(likeTotals.momentId, moments.id))
    .leftJoin(likes, and(eq(likes.momentId, moments.id), eq(likes.uid, uid ?? 0)))
    .where(hostId === undefined ? published : and(published, eq(moments.hostId, hostId)))
    .orderBy(...(hottest ? [desc(likeCount), desc(moments.id)] : [desc(moments.createdAt), desc(moments.id)]))
    .limit(size + 1)
    .offset((page - 1) * size);
  return { rows: rows.slice(0, size), isLastPage: rows.length <= size };
}

/**
 * Adds likes and answers the moment's new count; undefined when there is no such moment at this instant. Both rows
 * change in one transaction, by addition in the database: two at a time lose nothing.
 */
export async function addLikes(
  db: NodePgDatabase,
  like: { readonly uid: number; readonly momentId: number; readonly count: number; readonly now: number },
): Promise<number | undefined> {
  const { uid, momentId, count, now } = like;
  return inTransaction(db, async (tx) => {
    const published = and(eq(moments.id, momentId), lte(moments.createdAt, now));
    const [moment] = await tx.select({ likes: moments.likes }).from(moments).where(published);
    if (moment === undefined) return undefined;
    await tx
      .insert(likes)
      .values({ uid, momentId, count })
      .onConflictDoUpdate({
        target: [likes.uid, likes.momentId],
        set: { count: added(likes.count) },
      });
    const [total] = await tx
      .insert(likeTotals)
      .values({ momentId, count })
      .onConflictDoUpdate({ target: likeTotals.momentId, set: { count: added(likeTotals.count) } })
      .returning({ count: likeTotals.count });
    return moment.likes + (total?.count ?? 0);
  });
}

/** Whether there is such a moment at this instant. */
export async function isMoment(db: NodePgDatabase, id: number, now: number): Promise<boolean> {
  const [row] = await db
    .select({ id: moments.id })
    .from(moments)
    .where(and(eq(moments.id, id), lte(moments.createdAt, now)));
  return row !== undefined;
}
