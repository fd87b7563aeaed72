import type { Tip } from '../../contract/tip/tip';
import type { OrderPush } from '../../contract/tip/tip-push';
import { isSettled } from '../../rules/tip/tip-view-model';
import { ownOf } from '../../services/own-map';
import { type TipState, tipStore } from '../tip/tip-store';
import { newestOrdersQuery, settledTipQuery } from './notice-queries';
import { type ReadOrder, settledSince } from './order-news';
import { type Named, nameIn, versusOf } from './quiet-queue';
import { createToldOrders } from './told-orders';
import { all, createUnnamed, createWatch, type Watching } from './watch';

/** The delay of asking for orders settled between two visits: the first screen goes before. */
const FIRST_READ_MS = 5_000;

/** An order with what calls it, where that was told. */
interface HeardOrder extends ReadOrder {
  readonly names?: OrderPush['names'];
}

/** The orders bought in this visit, or pushed. */
const heardIn = ({ orders: { member, byId } }: TipState, who: string): readonly HeardOrder[] =>
  member === who ? [...byId].map(([id, { result = 'waiting', names }]) => ({ id, result, names })) : [];

type TipName = Named & { readonly expertName?: string | undefined };
const nameOf = ({ messageMatchList: [match], professor }: Tip): TipName => ({ ...match, expertName: professor?.name });

/** Says the results of these orders, of which pushes may have told no names. */
function createTelling({ services, client, say }: Watching, told: ReturnType<typeof createToldOrders>) {
  const { session, visibility } = services;
  const tell = async ({ id, result }: ReadOrder, named: TipName | undefined) => {
    const who = session.getState();
    if (!isSettled(result) || !visibility.isVisible() || !(await told.claim(who, id))) return;
    say({ kind: 'tip', id, result, expert: named?.expertName, versus: named && versusOf(named) });
  };
  const readName = async (order: ReadOrder) => {
    const { token } = session.getState();
    const tip: Tip | undefined = await client.fetchQuery(settledTipQuery(services, order.id)).catch(() => undefined);
    if (session.getState().token === token) void tell(order, tip && nameOf(tip));
  };
  const unnamed = createUnnamed<ReadOrder>((orders) => void Promise.all(orders.map(readName)));
  const tellAll = <Order extends ReadOrder>(orders: readonly Order[], named: (order: Order) => TipName | undefined) => {
    if (!visibility.isVisible()) return;
    for (const order of settledSince(told.known(session.getState()), orders)) {
      const name = named(order);
      if (name === undefined) unnamed.put(order.id, order);
      else void tell(order, name);
    }
  };
  return { tellAll, stop: unnamed.stop };
}

/** A bought tip is settled: by push, or by a reading of an order that was open. Each result is told once. */
export function watchTips(watching: Watching): () => void {
  const { services } = watching;
  const { session, stores, visibility } = services;
  const tips = stores.get(tipStore);
  const told = createToldOrders(services.storage);
  const heard = (state = tips.getState()) => heardIn(state, session.memberKey());
  const { tellAll, ...unnamed } = createTelling(watching, told);
  const tellHeard = () => tellAll(heard(), ({ names }) => nameIn(services, names));
  const watch = createWatch(watching, {
    loop: 'subscriptions',
    firstAfterMs: FIRST_READ_MS,
    isWanted: () => session.memberKey() !== '',
    query: () => newestOrdersQuery(services),
    news({ list: orders }) {
      told.hear(session.getState(), orders);
      tellAll(orders, nameOf);
      return true;
    },
  });
  const begin = () => {
    unnamed.stop();
    if (session.memberKey() !== '') told.hear(session.getState(), heard());
  };
  begin();
  return all([
    visibility.onVisibility(tellHeard),
    session.subscribe((state, before) => {
      if (state.token === before.token) return;
      begin();
      watch.begin();
    }),
    unnamed.stop,
    tips.subscribe((state, before) => {
      if (state.orders === before.orders) return;
      // An order that a push settles was open until now, also one that this device had not heard of.
      const wasOpen = ({ id }: ReadOrder) =>
        !isSettled(ownOf(before.orders, session.memberKey(), id)?.result ?? 'waiting');
      told.hear(
        session.getState(),
        heard()
          .filter(wasOpen)
          .map(({ id }) => ({ id, result: 'waiting' })),
      );
      tellHeard();
    }),
    watch.stop,
  ]);
}
