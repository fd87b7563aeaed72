import { LIST_PAGE_SIZE } from '../../contract/codes';
import type { BetResult } from '../../contract/ranking/bet';
import { myOrders, tipDetail } from '../../contract/tip/calls-tips';
import type { Tip } from '../../contract/tip/tip';
import { type TipState, tipStore } from '../../domains/tip/tip-store';
import { type Known, settledSince } from '../../rules/notice/news';
import { isSettled } from '../../rules/tip/tip-view-model';
import { ownOf } from '../../services/own-map';
import type { Services } from '../../services/services';
import { memberKey } from '../../session/session-store';
import { type Say, versusOf } from './quiet-word';

function sayTip(say: Say, id: string, result: BetResult, tip: Tip | undefined): void {
  const [match] = tip?.messageMatchList ?? [];
  say({ kind: 'tip', id, result, expert: tip?.professor?.name, versus: match && versusOf(match) });
}

/** Orders that a change of the store settled. */
const settledIn = (
  orders: ReadonlyMap<string, { readonly result?: BetResult | undefined }>,
  before: (id: string) => BetResult | undefined,
) =>
  [...orders].flatMap(([id, { result }]) => {
    const known = before(id);
    const isNew = result !== undefined && isSettled(result) && (known === undefined || !isSettled(known));
    return isNew ? [{ id, result }] : [];
  });

/** Orders of this member that the store knows and no push has settled: of a first reading, the one to compare with. */
function openIn({ orders }: TipState, member: string): ReadonlySet<string> {
  if (orders.member !== member) return new Set();
  const open = [...orders.byId].filter(([, { result }]) => result === undefined || !isSettled(result));
  return new Set(open.map(([id]) => id));
}

/** A bought tip is settled: by its push, or as two readings in a row tell. */
export function watchTips(services: Services, say: Say) {
  const tips = services.stores.get(tipStore);
  let member = '';
  let open: Known;
  let epoch = 0;
  /** Nobody has looked away so far. */
  let hasLooked = true;
  const told = async (id: string, result: BetResult) => {
    const tip = await services.call(tipDetail, { id }, { quiet: true }).catch(() => undefined);
    sayTip(say, id, result, tip);
  };
  const forget = () => {
    epoch += 1;
    open = undefined;
  };
  const read = async () => {
    const who = memberKey(services.session);
    if (who === '' || !services.visibility.isVisible()) return;
    if (who !== member) forget();
    member = who;
    const before = epoch;
    const { list } = await services.call(myOrders, { page: 1, size: LIST_PAGE_SIZE }, { quiet: true });
    if (before !== epoch || who !== memberKey(services.session)) return;
    for (const order of settledSince(open ?? (hasLooked ? openIn(tips.getState(), who) : undefined), list))
      sayTip(say, order.id, order.result, order);
    open = new Set(list.filter(({ result }) => !isSettled(result)).map(({ id }) => id));
  };
  const stops = [
    services.refetch.add('subscriptions', () => void read().catch(() => undefined)),
    tips.subscribe(({ orders }, before) => {
      const who = memberKey(services.session);
      if (who === '' || orders === before.orders || orders.member !== who) return;
      const known = (id: string) => ownOf(before.orders, who, id)?.result;
      for (const { id, result } of settledIn(orders.byId, known)) void told(id, result);
    }),
  ];
  return {
    forget() {
      hasLooked = false;
      forget();
    },
    stop() {
      forget();
      for (const stop of stops) stop();
    },
  };
}
