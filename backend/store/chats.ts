import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { CHAT_KEPT } from '../../src/contract/codes';
import { chats, lotteryJoins, reports } from '../database/schema';
import { inTransaction } from '../database/transaction';
import { saidBy } from './said-by';

export type ChatRow = typeof chats.$inferSelect;

/** What a member has sent by that name, as long as it is kept. */
export async function sentChat(
  db: NodePgDatabase,
  uid: number,
  clientId: string | undefined,
): Promise<ChatRow | undefined> {
  if (clientId === undefined) return undefined;
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.uid, uid), eq(chats.clientId, clientId)))
    .limit(1);
  return row;
}

/** Of a room's kept messages so many are one member's: what others said stays, however much one of them says. */
export const KEPT_OF_ONE = 50;

/** When a member spoke last in a room, so many times at most, newest first. */
export async function lastSpoken(db: NodePgDatabase, roomId: number, uid: number, most: number): Promise<number[]> {
  const rows = await db
    .select({ at: chats.createdAt })
    .from(chats)
    .where(and(eq(chats.roomId, roomId), eq(chats.uid, uid)))
    .orderBy(desc(chats.id))
    .limit(most);
  return rows.map(({ at }) => at);
}

/**
 * Adds a message, once for each `clientId` of its sender, and forgets those of its sender and of its room beyond the
 * kept ones, in one transaction. Undefined: there is one already.
 */
export async function addChat(db: NodePgDatabase, chat: typeof chats.$inferInsert): Promise<ChatRow | undefined> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.insert(chats).values(chat).onConflictDoNothing().returning();
    if (row === undefined) return undefined;
    const inRoom = sql`${chats.roomId} = ${chat.roomId}`;
    await forgetBeyond(tx, sql`${inRoom} and ${chats.uid} = ${chat.uid}`, KEPT_OF_ONE);
    await forgetBeyond(tx, inRoom, CHAT_KEPT);
    return row;
  });
}

/** Forgets all but the newest of those that fit. */
async function forgetBeyond(tx: NodePgDatabase, fits: SQL, kept: number): Promise<void> {
  await tx.execute(
    sql`delete from ${chats} where ${fits} and ${chats.id} <= (
      select ${chats.id} from ${chats} where ${fits} order by ${chats.id} desc offset ${kept} limit 1)`,
  );
}

/** What users said last in a room, newest first. */
export async function chatsOf(db: NodePgDatabase, roomId: number, now: number): Promise<ChatRow[]> {
  return db
    .select()
    .from(chats)
    .where(and(eq(chats.roomId, roomId), saidBy(chats.createdAt, now)))
    .orderBy(desc(chats.id))
    .limit(CHAT_KEPT);
}

export async function chatById(db: NodePgDatabase, id: number): Promise<ChatRow | undefined> {
  const [row] = await db.select().from(chats).where(eq(chats.id, id)).limit(1);
  return row;
}

/** Reporting twice is reporting once. */
export async function addReport(db: NodePgDatabase, report: typeof reports.$inferInsert): Promise<void> {
  await db.insert(reports).values(report).onConflictDoNothing();
}

/** Joining twice is joining once. */
export async function joinLottery(db: NodePgDatabase, lotteryId: string, uid: number): Promise<void> {
  await db.insert(lotteryJoins).values({ lotteryId, uid }).onConflictDoNothing();
}

/** How many users have joined, and whether this one has. */
export async function lotteryJoinsOf(db: NodePgDatabase, lotteryId: string, uid: number | undefined) {
  const isOwn = uid === undefined ? sql`false` : eq(lotteryJoins.uid, uid);
  const [row] = await db
    .select({ count: count(), isJoined: sql<boolean>`coalesce(bool_or(${isOwn}), false)` })
    .from(lotteryJoins)
    .where(eq(lotteryJoins.lotteryId, lotteryId));
  return { count: row?.count ?? 0, isJoined: row?.isJoined === true };
}
