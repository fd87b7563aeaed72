import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { CHAT_KEPT } from '../../src/contract/codes';
import { chats, lotteryJoins, reports } from '../database/schema';
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

/** Adds a message, once for each `clientId` of its sender; undefined: there is one already. */
export async function addChat(db: NodePgDatabase, chat: typeof chats.$inferInsert): Promise<ChatRow | undefined> {
  const [row] = await db.insert(chats).values(chat).onConflictDoNothing().returning();
  // What is said stays said; what should have been forgotten goes with the next message.
  if (row !== undefined) await forgetOld(db, row).catch(() => undefined);
  return row;
}

/** Forgets those of the sender and of the room beyond the kept ones. */
async function forgetOld(db: NodePgDatabase, { roomId, uid }: ChatRow): Promise<void> {
  const inRoom = sql`${chats.roomId} = ${roomId}`;
  const own = sql`${inRoom} and ${chats.uid} = ${uid}`;
  const lastBeyond = (fits: SQL, kept: number) =>
    sql`(select ${chats.id} from ${chats} where ${fits} order by ${chats.id} desc offset ${kept} limit 1)`;
  await db.execute(
    sql`delete from ${chats} where ${inRoom} and (${chats.id} <= ${lastBeyond(inRoom, CHAT_KEPT)}
      or ${chats.uid} = ${uid} and ${chats.id} <= ${lastBeyond(own, KEPT_OF_ONE)})`,
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
