import { and, count, desc, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { experts, tips } from '../database/tips-schema';
import type { TipRow } from '../world/tip/tip-row';

export type ExpertRow = typeof experts.$inferSelect;

/** Which tips of those published by `now`; what is undefined does not narrow. */
export interface TipFilter {
  readonly now: number;
  readonly expertId?: number | undefined;
  readonly sport?: number | undefined;
  readonly matchIds?: readonly number[] | undefined;
  readonly onlyRefunding?: boolean | undefined;
  readonly isTripartite?: boolean | undefined;
  readonly onlyHot?: boolean | undefined;
  /** True: those with their result; false: those that wait for it. */
  readonly isSettled?: boolean | undefined;
}

const about = (matchIds: readonly number[]): SQL | undefined =>
  or(...matchIds.map((id) => sql`${tips.matchIds} @> ${JSON.stringify([id])}::jsonb`));

function conditionOf(filter: TipFilter): SQL | undefined {
  const { now, expertId, sport, matchIds, onlyRefunding, isTripartite, onlyHot, isSettled } = filter;
  return and(
    lte(tips.publishAt, now),
    expertId === undefined ? undefined : eq(tips.expertId, expertId),
    sport === undefined ? undefined : eq(tips.sport, sport),
    matchIds === undefined ? undefined : about(matchIds),
    onlyRefunding === true ? eq(tips.openBack, true) : undefined,
    isTripartite === undefined ? undefined : eq(tips.isTripartite, isTripartite),
    onlyHot === true ? eq(tips.isHot, true) : undefined,
    isSettled === undefined ? undefined : isSettled ? lte(tips.settleAt, now) : gt(tips.settleAt, now),
  );
}

/** One page, the last published first, and how many there are in all. */
export async function tipPage(db: NodePgDatabase, filter: TipFilter, page: number, size: number) {
  const condition = conditionOf(filter);
  const rows: TipRow[] = await db
    .select()
    .from(tips)
    .where(condition)
    .orderBy(desc(tips.publishAt), desc(tips.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(tips).where(condition);
  return { rows, total: all?.total ?? 0 };
}

export const tipsByIds = (db: NodePgDatabase, ids: readonly number[]): Promise<TipRow[]> =>
  db
    .select()
    .from(tips)
    .where(inArray(tips.id, [...ids]));

export async function tipById(db: NodePgDatabase, id: number, now: number): Promise<TipRow | undefined> {
  const [row] = await db
    .select()
    .from(tips)
    .where(and(eq(tips.id, id), lte(tips.publishAt, now)))
    .limit(1);
  return row;
}

/** What records are made of: results known by `now`, of these experts or of all, newest first. */
export async function settledTips(db: NodePgDatabase, now: number, expertIds?: readonly number[]) {
  const known = lte(tips.settleAt, now);
  return db
    .select({
      id: tips.id,
      expertId: tips.expertId,
      result: tips.outcome,
      profit: tips.profit,
      settledAt: tips.settleAt,
    })
    .from(tips)
    .where(expertIds === undefined ? known : and(known, inArray(tips.expertId, [...expertIds])))
    .orderBy(desc(tips.settleAt), desc(tips.id));
}

/** When the next result becomes known. */
export async function nextSettlement(db: NodePgDatabase, now: number): Promise<number> {
  const [next] = await db
    .select({ at: tips.settleAt })
    .from(tips)
    .where(gt(tips.settleAt, now))
    .orderBy(tips.settleAt)
    .limit(1);
  return next?.at ?? Number.POSITIVE_INFINITY;
}

/** Tips whose result became known after one instant and up to another. */
export async function tipsSettledWithin(db: NodePgDatabase, after: number, until: number) {
  return db
    .select({ id: tips.id, result: tips.outcome })
    .from(tips)
    .where(and(gt(tips.settleAt, after), lte(tips.settleAt, until)))
    .orderBy(tips.settleAt);
}

/** Tips published after one instant and up to another. */
export const tipsPublishedWithin = (db: NodePgDatabase, after: number, until: number) =>
  db
    .select({ id: tips.id })
    .from(tips)
    .where(and(gt(tips.publishAt, after), lte(tips.publishAt, until)))
    .orderBy(tips.publishAt);

/** Of each expert: tips published so far, and of these those on sale. */
export async function tipCounts(db: NodePgDatabase, now: number, expertId?: number) {
  return db
    .select({
      expertId: tips.expertId,
      published: count(),
      onSale: sql<number>`count(*) filter (where ${tips.saleEndAt} > ${now} and ${tips.price} > 0)`.mapWith(Number),
    })
    .from(tips)
    .where(and(lte(tips.publishAt, now), expertId === undefined ? isNotNull(tips.id) : eq(tips.expertId, expertId)))
    .groupBy(tips.expertId);
}

/** Sports that have tips, with how many of them wait for their result. */
export async function tipSports(db: NodePgDatabase, now: number) {
  return db
    .select({
      sport: tips.sport,
      open: sql<number>`count(*) filter (where ${tips.settleAt} > ${now})`.mapWith(Number),
    })
    .from(tips)
    .where(lte(tips.publishAt, now))
    .groupBy(tips.sport);
}

export async function expertsByIds(db: NodePgDatabase, ids?: readonly number[]): Promise<ExpertRow[]> {
  const all = db.select().from(experts).orderBy(experts.id);
  return ids === undefined
    ? all
    : db
        .select()
        .from(experts)
        .where(inArray(experts.id, [...ids]));
}
