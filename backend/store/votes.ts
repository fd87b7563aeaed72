import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { rankSwitches, reportVotes } from '../database/ranking-schema';

export interface ReportVotes {
  readonly likes: number;
  readonly dislikes: number;
  /** The asking user's: 1, -1, or 0 for none. */
  readonly own: number;
}

const NONE: ReportVotes = { likes: 0, dislikes: 0, own: 0 };

/** What users voted on reports; the world's own votes are not among them. */
export async function votesOn(
  db: NodePgDatabase,
  reportIds: readonly string[],
  uid: number | undefined,
): Promise<(reportId: string) => ReportVotes> {
  if (reportIds.length === 0) return () => NONE;
  const rows = await db
    .select({
      reportId: reportVotes.reportId,
      likes: sql<number>`count(*) filter (where ${reportVotes.vote} > 0)`.mapWith(Number),
      dislikes: sql<number>`count(*) filter (where ${reportVotes.vote} < 0)`.mapWith(Number),
      own: sql<number>`coalesce(sum(${reportVotes.vote}) filter (where ${reportVotes.uid} = ${uid ?? 0}), 0)`.mapWith(
        Number,
      ),
    })
    .from(reportVotes)
    .where(inArray(reportVotes.reportId, [...reportIds]))
    .groupBy(reportVotes.reportId);
  const byReport = new Map(rows.map(({ reportId, ...votes }) => [reportId, votes]));
  return (reportId) => byReport.get(reportId) ?? NONE;
}

/** Gives a vote, which takes an earlier one's place. */
export async function giveVote(db: NodePgDatabase, reportId: string, uid: number, vote: 1 | -1): Promise<void> {
  await db
    .insert(reportVotes)
    .values({ reportId, uid, vote })
    .onConflictDoUpdate({ target: [reportVotes.reportId, reportVotes.uid], set: { vote } });
}

/** Takes back a vote of this kind; one of the other kind stands. */
export async function takeVote(db: NodePgDatabase, reportId: string, uid: number, vote: 1 | -1): Promise<void> {
  const own = and(eq(reportVotes.reportId, reportId), eq(reportVotes.uid, uid), eq(reportVotes.vote, vote));
  await db.delete(reportVotes).where(own);
}

/** Users who do not want their bets shown. */
export async function hiddenUsers(db: NodePgDatabase): Promise<ReadonlySet<number>> {
  const rows = await db.select({ uid: rankSwitches.uid }).from(rankSwitches).where(eq(rankSwitches.visible, false));
  return new Set(rows.map(({ uid }) => uid));
}

export async function setVisible(db: NodePgDatabase, uid: number, visible: boolean): Promise<void> {
  await db
    .insert(rankSwitches)
    .values({ uid, visible })
    .onConflictDoUpdate({ target: rankSwitches.uid, set: { visible } });
}
