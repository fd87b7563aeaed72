import { and, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { users } from '../database/schema';
import { orders } from '../database/tips-schema';
import { inTransaction } from '../database/transaction';
import { dayOf } from '../world/days';

export type OrderRow = typeof orders.$inferSelect;

/** A user's coins: what the world gave, less what was paid, and what settlements gave back. Nothing else is stored. */
export interface Wallet {
  readonly balance: number;
  /** That may be spent on one day, and is spent today. */
  readonly limit: number;
  readonly used: number;
}

const MOST_TOLD_AT_ONCE = 500;

const sum = (value: unknown) => sql<number>`coalesce(sum(${value}), 0)`.mapWith(Number);

async function walletOf(db: NodePgDatabase, user: typeof users.$inferSelect, now: number): Promise<Wallet> {
  const [all] = await db
    .select({
      paid: sum(orders.price),
      back: sum(sql`case when ${orders.settledAt} is null then 0 else ${orders.refund} end`),
      // Shanghai days, as dayOf counts them.
      today: sum(
        sql`case when not ${orders.laid} and (${orders.paidAt} + 28800000) / 86400000 = ${dayOf(now)} then ${orders.price} else 0 end`,
      ),
    })
    .from(orders)
    .where(eq(orders.uid, user.uid));
  return {
    balance: user.gold - (all?.paid ?? 0) + (all?.back ?? 0),
    limit: user.goldLimit,
    used: user.goldUsed + (all?.today ?? 0),
  };
}

export async function readWallet(db: NodePgDatabase, uid: number, now: number): Promise<Wallet | undefined> {
  const [user] = await db.select().from(users).where(eq(users.uid, uid)).limit(1);
  return user === undefined ? undefined : walletOf(db, user, now);
}

export type Refused = 'coins' | 'limit' | 'sale' | 'price';

export type Purchased =
  | { readonly order: OrderRow; readonly wallet: Wallet; readonly isNew: boolean }
  | { readonly refused: Refused; readonly wallet: Wallet };

/**
 * Pays a tip, or finds that it is paid: all in one transaction, in which the user's row is held, so that of a user's
 * purchases one comes after the other, in whichever process. `agreed`: the price that the buyer was shown, as far as the
 * request says it. Undefined: no such user.
 */
export async function placeOrder(
  db: NodePgDatabase,
  draft: Omit<typeof orders.$inferInsert, 'id'>,
  offer: { readonly isOnSale: boolean; readonly agreed: number | undefined },
): Promise<Purchased | undefined> {
  const { uid, tipId, price, paidAt } = draft;
  return inTransaction(db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.uid, uid)).for('update');
    if (user === undefined) return undefined;
    const [known] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.uid, uid), eq(orders.tipId, tipId)));
    const before = await walletOf(tx, user, paidAt);
    if (known !== undefined) return { order: known, wallet: before, isNew: false };
    if (!offer.isOnSale) return { refused: 'sale', wallet: before };
    if ((offer.agreed ?? price) !== price) return { refused: 'price', wallet: before };
    if (before.balance < price) return { refused: 'coins', wallet: before };
    if (before.used + price > before.limit) return { refused: 'limit', wallet: before };
    const [order] = await tx.insert(orders).values(draft).returning();
    if (order === undefined) throw new Error('an order was not stored');
    return { order, wallet: await walletOf(tx, user, paidAt), isNew: true };
  });
}

/** A user's orders, the last first; of these tips, or of all. */
export async function ordersOf(db: NodePgDatabase, uid: number, tipIds?: readonly number[]): Promise<OrderRow[]> {
  if (tipIds?.length === 0) return [];
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.uid, uid), tipIds === undefined ? undefined : inArray(orders.tipId, [...tipIds])))
    .orderBy(desc(orders.paidAt), desc(orders.id));
}

/** How many tips of an expert a user has bought. */
export async function ordersFrom(db: NodePgDatabase, uid: number, expertId: number): Promise<number> {
  return db.$count(orders, and(eq(orders.uid, uid), eq(orders.expertId, expertId)));
}

/** Gives back what is due by `now`. One statement: whichever process asks, and however often, each is settled once. */
export async function settleOrders(db: NodePgDatabase, now: number): Promise<void> {
  await db
    .update(orders)
    .set({ settledAt: now })
    .where(and(isNull(orders.settledAt), lte(orders.settleAt, now)));
}

/** Settled orders whose buyers have not been told. */
export async function untoldOrders(db: NodePgDatabase): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.settledAt), isNull(orders.toldAt)))
    .limit(MOST_TOLD_AT_ONCE);
}

export async function markTold(db: NodePgDatabase, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(orders)
    .set({ toldAt: now })
    .where(inArray(orders.id, [...ids]));
}
