import type { BetResult } from '../../../src/contract/ranking/bet';
import * as calls from '../../../src/contract/tip/calls-tips';
import {
  DAILY_LIMIT_CODE,
  NOT_ON_SALE_CODE,
  type OrderFilter,
  OTHER_PRICE_CODE,
  SHORT_OF_COINS_CODE,
} from '../../../src/contract/tip/tip';
import * as system from '../../../src/contract/wallet/calls-wallet';
import { businessRefusal, type Refusal } from '../../server/refusal';
import { type OrderRow, ordersOf, placeOrder, type Refused, readWallet, type Wallet } from '../../store/orders';
import { orderOf } from '../../world/tip/laid-orders';
import { afterCommit } from '../after-commit';
import { answer, type CallContext, memberOf } from '../call-context';
import { boundedPage, pageOfAll, pageView } from '../pages';
import { findTip } from './answer-tips';
import { isOnSale, orderView, tipViews } from './tip-view';

function refusalOf(refused: Refused, { balance, limit, used }: Wallet, price: number): Refusal {
  switch (refused) {
    case 'coins':
      return businessRefusal(SHORT_OF_COINS_CODE, `金币不足，还差 ${price - balance} 金币`);
    case 'limit':
      return businessRefusal(DAILY_LIMIT_CODE, `今日剩余额度 ${Math.max(0, limit - used)} 金币，不足以购买`);
    case 'sale':
      return businessRefusal(NOT_ON_SALE_CODE, '该爆料已停止出售');
    case 'price':
      return businessRefusal(OTHER_PRICE_CODE, `价格已变为 ${price} 金币`);
  }
}

async function walletOf(context: CallContext): Promise<Wallet> {
  const wallet = await readWallet(context.database.db, memberOf(context).uid, context.now);
  if (wallet === undefined) throw new Error('a member has no wallet');
  return wallet;
}

const tipBuy = answer(calls.tipBuy, async ({ messageId, goldPrice }, context) => {
  const { database, now } = context;
  const { uid } = memberOf(context);
  const tip = await findTip(context, messageId);
  const draft = orderOf(uid, { row: tip.row, matches: tip.matches }, now);
  const offer = { isOnSale: isOnSale(tip.row, now), agreed: goldPrice };
  const purchase = await placeOrder(database.db, draft, offer);
  if (purchase === undefined) throw new Error('a member is not among the users');
  if ('refused' in purchase) throw refusalOf(purchase.refused, purchase.wallet, tip.row.price);
  const paid = { id: tip.row.id, professorId: tip.row.expertId, isBuy: 1 as const, payTime: purchase.order.paidAt };
  // Paid is paid: what else there is to show can be read again.
  const shown = await afterCommit(
    context,
    'the view of an order',
    async () => (await tipViews(context, [tip], true))[0],
  );
  return { ...shown, ...paid, ...orderView(purchase.order, now), ...purchase.wallet };
});

const GROUPS: Readonly<Partial<Record<BetResult, OrderFilter>>> = {
  win: 'win',
  winHalf: 'win',
  lose: 'lose',
  loseHalf: 'lose',
  draw: 'draw',
  cancel: 'draw',
};

const groupOf = ({ settleAt, outcome }: OrderRow, now: number): OrderFilter | undefined =>
  now < settleAt ? 'waiting' : GROUPS[outcome];

const myOrders = answer(calls.myOrders, async ({ result, ...filter }, context) => {
  const { database, now } = context;
  const all = await ordersOf(database.db, memberOf(context).uid);
  const wanted = all.filter((order) => result === undefined || groupOf(order, now) === result);
  const page = boundedPage(filter);
  const shown = pageOfAll(wanted, page);
  const views = await tipViews(
    context,
    shown.map(({ sold }) => sold),
  );
  const orders = shown.flatMap((order, index) => {
    const view = views[index];
    return view === undefined ? [] : [{ ...view, ...orderView(order, now) }];
  });
  return pageView(orders, page, wanted.length);
});

const goldBalance = answer(system.goldBalance, async (_fields, context) => {
  const { balance } = await walletOf(context);
  return { balance };
});

const goldDailyLimit = answer(system.goldDailyLimit, async (_fields, context) => {
  const { limit, used } = await walletOf(context);
  return { limit, used };
});

export const orderAnswers = [tipBuy, myOrders, goldBalance, goldDailyLimit];
