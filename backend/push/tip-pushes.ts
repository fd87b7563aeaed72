import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { REFUND_STATUS } from '../../src/contract/codes';
import { matchesByIds } from '../store/matches';
import { markTold, type OrderRow, readWallet, settleOrders, untoldOrders } from '../store/orders';
import { expertsByIds, tipsByIds, tipsPublishedWithin, tipsSettledWithin } from '../store/tips';
import { namesIn, type Told, teamsOf } from './names';
import type { News } from './push-item';

/** To the buyer alone. */
function orderPushes(
  { uid, tipId, outcome, refund, settledAt }: OrderRow,
  balance: number | undefined,
  told: Told | undefined,
): News {
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
      names: told && namesIn(told),
    },
  };
}

/** The experts and the first matches of these tips. */
async function toldTips(db: NodePgDatabase, ids: readonly number[]): Promise<ReadonlyMap<number, Told>> {
  if (ids.length === 0) return new Map();
  const rows = await tipsByIds(db, ids);
  const matches = await matchesByIds(db, [...new Set(rows.flatMap(({ matchIds }) => matchIds.slice(0, 1)))]);
  const experts = await expertsByIds(db, [...new Set(rows.map(({ expertId }) => expertId))]);
  const told = rows.map(({ id, expertId, matchIds: [matchId = 0] }): [number, Told] => {
    const match = matches.get(matchId);
    const expertName = experts.find((expert) => expert.id === expertId)?.name;
    return [id, { ...(match && teamsOf(match)), expertName }];
  });
  return new Map(told);
}

/** What is to be told, and what is to be done once it is. */
export interface SettlementNews {
  readonly news: readonly News[];
  readonly onTold: () => Promise<void>;
}

/**
 * Gives back the coins that are due, and tells new tips, results and refunds. `after`: the instant up to which all is told. Orders are
 * told at least once: whoever comes after a process that died between settling and telling finds what it has not told.
 */
export async function settlementPushes(db: NodePgDatabase, after: number, now: number): Promise<SettlementNews> {
  const published = await tipsPublishedWithin(db, after, now);
  const results = await tipsSettledWithin(db, after, now);
  await settleOrders(db, now);
  const untold = await untoldOrders(db);
  const balances = new Map<number, number | undefined>();
  for (const uid of new Set(untold.map((order) => order.uid))) {
    balances.set(uid, (await readWallet(db, uid, now))?.balance);
  }
  const told = await toldTips(db, [...new Set(untold.map(({ tipId }) => tipId))]);
  const ids = untold.map(({ id }) => id);
  return {
    news: [
      ...published.map(({ id }): News => ({ name: 'news/tip', data: { id: String(id) } })),
      ...results.map(({ id, result }): News => ({ name: 'news/tip', data: { id: String(id), result } })),
      ...untold.map((order) => orderPushes(order, balances.get(order.uid), told.get(order.tipId))),
    ],
    onTold: () => markTold(db, ids, now),
  };
}
