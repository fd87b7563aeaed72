import { myOrders, tipBuy, tipDetail, tipList } from '../../../src/contract/tip/calls-tips';
import { NOT_ON_SALE_CODE, SHORT_OF_COINS_CODE, type Tip } from '../../../src/contract/tip/tip';
import { goldBalance, goldDailyLimit } from '../../../src/contract/wallet/calls-wallet';
import { isOnSale } from '../../../src/rules/tip/tip-view-model';
import { failureOf, type Probe, succeeded } from '../probe';
import { firstOf } from '../samples/subjects';
import type { User } from '../users';
import type { Rule } from './rule';

const WIDE = { page: 1, size: 50 };
const AT_ONCE = 3;

const isPriced = ({ isBuy, goldPrice = 0 }: Tip) => !isBuy && goldPrice > 0;
/** Whatever a server says of its sale: what begins last is sold longest. */
const beginsAt = ({ messageMatchList }: Tip) => Math.max(0, ...messageMatchList.map(({ startDate = 0 }) => startDate));

const buyerOf = (probe: Probe) => probe.userIfAny('rich') ?? probe.user('member');

async function coinsOf(probe: Probe, user: User) {
  const { value, exchange } = await probe.readAnew(goldBalance, {}, user);
  const limits = await probe.readAnew(goldDailyLimit, {}, user);
  return { balance: value.balance, used: limits.value.used, exchange, limits: limits.exchange };
}

/** A tip on sale that this user can pay and has not bought. */
async function tipFor(probe: Probe, user: User) {
  const { balance, used } = await coinsOf(probe, user);
  const { limit } = (await probe.readAnew(goldDailyLimit, {}, user)).value;
  const { value } = await probe.readAnew(tipList, WIDE, user);
  const payable = (tip: Tip) =>
    isOnSale(tip) && isPriced(tip) && (tip.goldPrice ?? 0) <= Math.min(balance, limit - used);
  const tip = firstOf(
    value.list.filter(payable).sort((a, b) => beginsAt(b) - beginsAt(a)),
    `tip that "${user.role}" can buy`,
  );
  return { messageId: tip.id, price: tip.goldPrice ?? 0 };
}

const hasContent = ({ sportsInfo = '', picks = [] }: Pick<Tip, 'sportsInfo' | 'picks'>) =>
  sportsInfo !== '' || picks.length > 0;

async function checkOrder(probe: Probe, user: User, messageId: string): Promise<void> {
  const detail = await probe.readAnew(tipDetail, { id: messageId }, user);
  const { isBuy, payTime } = detail.value;
  probe.check(isBuy && payTime !== undefined, detail.exchange, `after buying it isBuy ${isBuy}, payTime ${payTime}`);
  probe.check(hasContent(detail.value), detail.exchange, 'after buying it the tip has neither sportsInfo nor picks');
  const orders = await probe.readAnew(myOrders, WIDE, user);
  const own = orders.value.list.filter(({ id }) => id === messageId).length;
  probe.check(own === 1, orders.exchange, `tip ${messageId} stands ${own} times among the orders`);
}

const buyOnce: Rule = {
  id: 'buy-once',
  clause:
    'section 4 and decisions.md, buy: buying sets isBuy and payTime and takes the price once, however often it is asked',
  calls: [tipBuy.name],
  writes: true,
  whole: async (probe) => {
    const user = buyerOf(probe);
    const { messageId, price } = await tipFor(probe, user);
    const before = await coinsOf(probe, user);
    const first = await probe.readAnew(tipBuy, { messageId }, user);
    probe.check(
      first.value.isBuy && hasContent(first.value),
      first.exchange,
      'the answer to buying is not the tip, open',
    );
    const after = await coinsOf(probe, user);
    const taken = before.balance - after.balance;
    probe.check(taken === price, after.exchange, `a tip of ${price} coins took ${taken}`);
    const counted = after.used - before.used;
    probe.check(counted === price, after.limits, `a tip of ${price} coins counts ${counted} on the day`);
    const second = await probe.readAnew(tipBuy, { messageId }, user);
    const { orderId } = second.value;
    const isSame = orderId === first.value.orderId;
    probe.check(isSame, second.exchange, `bought twice: orders ${first.value.orderId} and ${orderId}`);
    const later = await coinsOf(probe, user);
    probe.check(
      later.balance === after.balance,
      second.exchange,
      `bought twice: ${after.balance - later.balance} coins more`,
    );
    await checkOrder(probe, user, messageId);
  },
};

const buyRace: Rule = {
  id: 'buy-race',
  clause: 'decisions.md, buy: one request, however often it is tapped: purchases at once are one purchase',
  calls: [tipBuy.name],
  writes: true,
  whole: async (probe) => {
    const user = buyerOf(probe);
    const { messageId, price } = await tipFor(probe, user);
    const before = await coinsOf(probe, user);
    const all = await Promise.all(Array.from({ length: AT_ONCE }, () => probe.ask(tipBuy, { messageId }, user)));
    const ids = new Set(all.filter(succeeded).map(({ data }) => String((data as { orderId?: unknown }).orderId)));
    const [one] = all;
    if (one === undefined) return;
    probe.check(ids.size === 1, one, `${AT_ONCE} at once made ${ids.size} orders`);
    const after = await coinsOf(probe, user);
    const taken = before.balance - after.balance;
    probe.check(taken === price, one, `${AT_ONCE} at once of ${price} coins took ${taken}`);
  },
};

const buyRefusals: Rule = {
  id: 'buy-refusals',
  clause: `src/contract/tip/tip.ts: short of coins is ${SHORT_OF_COINS_CODE}, not on sale ${NOT_ON_SALE_CODE}, and nothing is taken`,
  calls: [tipBuy.name],
  writes: true,
  whole: async (probe) => {
    const poor = probe.user('poor');
    const { balance } = await coinsOf(probe, poor);
    const { list } = (await probe.readAnew(tipList, WIDE, poor)).value;
    const dear = list.find((tip) => isOnSale(tip) && isPriced(tip) && (tip.goldPrice ?? 0) > balance);
    const over = list.find((tip) => !isOnSale(tip) && isPriced(tip));
    for (const [tip, code, what] of [
      [dear, SHORT_OF_COINS_CODE, 'dearer than the balance'],
      [over, NOT_ON_SALE_CODE, 'no longer on sale'],
    ] as const) {
      if (tip === undefined) {
        probe.cannot(tipBuy.name, `there is no tip ${what}`);
        continue;
      }
      const exchange = await probe.ask(tipBuy, { messageId: tip.id }, poor);
      probe.check(
        exchange.code === code,
        exchange,
        `a tip ${what} is not refused with ${code}: ${failureOf(exchange)}`,
      );
    }
    const after = await coinsOf(probe, poor);
    probe.check(after.balance === balance, after.exchange, `refused purchases took ${balance - after.balance} coins`);
  },
};

export const buyingRules: readonly Rule[] = [buyOnce, buyRace, buyRefusals];
