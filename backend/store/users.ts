import { count, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { follows, users } from '../database/schema';

export async function userByToken(db: NodePgDatabase, token: string) {
  const [user] = await db.select().from(users).where(eq(users.token, token)).limit(1);
  return user;
}

export async function userById(db: NodePgDatabase, uid: number) {
  const [user] = await db.select().from(users).where(eq(users.uid, uid)).limit(1);
  return user;
}

export async function allUsers(db: NodePgDatabase) {
  return db.select().from(users).orderBy(users.uid);
}

/** Marks a user's session; false when there is no such user. */
export async function setUserState(db: NodePgDatabase, uid: number, state: string): Promise<boolean> {
  const rows = await db.update(users).set({ state }).where(eq(users.uid, uid)).returning({ uid: users.uid });
  return rows.length > 0;
}

export type FollowKind = 'host' | 'match' | 'expert';

/** Following twice is following once. */
export async function addFollow(db: NodePgDatabase, uid: number, kind: FollowKind, subjectId: number): Promise<void> {
  await db.insert(follows).values({ uid, kind, subjectId }).onConflictDoNothing();
}

export async function removeFollow(db: NodePgDatabase, uid: number, kind: FollowKind, subjectId: number) {
  await db
    .delete(follows)
    .where(sql`${follows.uid} = ${uid} and ${follows.kind} = ${kind} and ${follows.subjectId} = ${subjectId}`);
}

export async function followsOf(db: NodePgDatabase, uid: number) {
  return db.select().from(follows).where(eq(follows.uid, uid)).orderBy(follows.kind, follows.subjectId);
}

/** How many users follow each of a kind. */
export async function followCounts(db: NodePgDatabase, kind: FollowKind): Promise<Map<number, number>> {
  const rows = await db
    .select({ subjectId: follows.subjectId, many: count() })
    .from(follows)
    .where(eq(follows.kind, kind))
    .groupBy(follows.subjectId);
  return new Map(rows.map(({ subjectId, many }) => [subjectId, many]));
}
