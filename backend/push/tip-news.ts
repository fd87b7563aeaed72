import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { REFUND_STATUS } from '../../src/contract/codes';
import { type OrderRow, readWallet, settleOrders } from '../store/orders';
import { tipsSettledWithin } from '../store/tips';
import type { News } from './push-item';

/** To the buyer alone. */
function orderNews({ uid, tipId, outcome, refund, settledAt }: OrderRow, balance: number | undefined): News {
  return {
    name: 'news/order',
    uid,
    data: {
      messageId: String(tipId),
      result: outcome,
      refundStatus: refund > 0 ? REFUND_STATUS.given : REFUND_STATUS.none,
      refundGold: refund,
      refundTime: settledAt ?? undefined,
      balance,
    },
  };
}

/** Gives back the coins that are due, and tells results and refunds. `after`: the instant up to which all is told. */
export async function settlementNews(db: NodePgDatabase, after: number, now: number): Promise<News[]> {
  const results = await tipsSettledWithin(db, after, now);
  const settled = await settleOrders(db, now);
  const balances = new Map<number, number | undefined>();
  for (const uid of new Set(settled.map((order) => order.uid))) {
    balances.set(uid, (await readWallet(db, uid, now))?.balance);
  }
  return [
    ...results.map(({ id, result }): News => ({ name: 'news/tip', data: { id: String(id), result } })),
    ...settled.map((order) => orderNews(order, balances.get(order.uid))),
  ];
}
