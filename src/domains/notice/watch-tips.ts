import type { Tip } from '../../contract/tip/tip';
import { isSettled } from '../../rules/tip/tip-view-model';
import { ownOf } from '../../services/own-map';
import { type TipState, tipStore } from '../tip/tip-store';
import { newestOrdersQuery, settledTipQuery } from './notice-queries';
import { type ReadOrder, settledSince } from './order-news';
import { versusOf } from './quiet-queue';
import { createToldOrders } from './told-orders';
import { all, createWatch, type Watching } from './watch';

/** The delay of asking for orders settled between two visits: the first screen goes before. */
const FIRST_READ_MS = 5_000;

/** The orders bought in this visit, or pushed. */
const heardIn = ({ orders: { member, byId } }: TipState, who: string): readonly ReadOrder[] =>
  member === who ? [...byId].map(([id, { result = 'waiting' }]) => ({ id, result })) : [];

/**
 * A bought tip is settled: by its push, or as a reading tells of an order that this device knew to be open, in whichever visit.
 * Each result is told once; one that comes while nobody looks, when somebody does.
 */
export function watchTips(watching: Watching): () => void {
  const { services, client, say } = watching;
  const { session, stores, visibility } = services;
  const tips = stores.get(tipStore);
  const told = createToldOrders(services.storage);
  const heard = (state = tips.getState()) => heardIn(state, session.memberKey());
  /** `read`: the tip, where it was read with its order; a push does not tell of it. */
  const tell = async ({ id, result }: ReadOrder, read: Tip | undefined) => {
    const who = session.getState();
    const tip = read ?? (await client.fetchQuery(settledTipQuery(services, id)).catch(() => undefined));
    if (session.getState().token !== who.token || !visibility.isVisible() || !(await told.claim(who, id))) return;
    const [match] = tip?.messageMatchList ?? [];
    say({ kind: 'tip', id, result, expert: tip?.professor?.name, versus: match && versusOf(match) });
  };
  const tellAll = <Order extends ReadOrder>(orders: readonly Order[], tipOf?: (order: Order) => Tip) => {
    if (!visibility.isVisible()) return;
    for (const order of settledSince(told.known(session.getState()), orders)) void tell(order, tipOf?.(order));
  };
  const watch = createWatch(watching, {
    channels: () => [],
    loop: 'subscriptions',
    isWanted: () => session.memberKey() !== '',
    query: () => newestOrdersQuery(services),
    news({ list: orders }) {
      told.hear(session.getState(), orders);
      tellAll(orders, (order) => order);
      return true;
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    if (session.memberKey() === '') return;
    told.hear(session.getState(), heard());
    timer = setTimeout(watch.ask, FIRST_READ_MS);
  };
  begin();
  return all([
    visibility.onVisibility(() => tellAll(heard())),
    session.subscribe((state, before) => state.token !== before.token && begin()),
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
      tellAll(heard());
    }),
    () => clearTimeout(timer),
    watch.stop,
  ]);
}
