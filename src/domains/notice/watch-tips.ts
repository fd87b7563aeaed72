import type { BetResult } from '../../contract/ranking/bet';
import { myOrders, tipDetail } from '../../contract/tip/calls-tips';
import type { Tip } from '../../contract/tip/tip';
import { isSettled } from '../../rules/tip/tip-view-model';
import { type OwnMap, ownOf } from '../../services/own-map';
import type { Services } from '../../services/services';
import { tipStore } from '../tip/tip-store';
import { settledSince } from './order-news';
import { type Say, versusOf } from './quiet-word';
import { createToldOrders, type ToldOrders } from './told-orders';

/** The delay of asking for orders settled between two visits: the first screen goes before. */
const FIRST_READ_MS = 5_000;
/** More than anybody has open. */
const ORDERS_READ = 20;

type Orders = OwnMap<{ readonly result?: BetResult | undefined }>;
interface Settled {
  readonly id: string;
  readonly result: BetResult;
  /** As it was read; a push does not tell of it. */
  readonly tip?: Tip | undefined;
}

function sayTip(say: Say, { id, result, tip }: Settled): void {
  const [match] = tip?.messageMatchList ?? [];
  say({ kind: 'tip', id, result, expert: tip?.professor?.name, versus: match && versusOf(match) });
}

const ordersOf = ({ member, byId }: Orders, who: string) => (member === who ? [...byId] : []);

/** Orders of this member that a change of the store settled. */
const settledIn = (orders: Orders, before: Orders, who: string): readonly Settled[] =>
  ordersOf(orders, who).flatMap(([id, { result }]) => {
    const was = ownOf(before, who, id)?.result ?? 'waiting';
    return result !== undefined && isSettled(result) && !isSettled(was) ? [{ id, result }] : [];
  });

/** The orders bought in this visit, or pushed. */
const heardIn = (orders: Orders, who: string) =>
  ordersOf(orders, who).map(([id, { result = 'waiting' }]) => ({ id, result }));

/** Tells each result once; what comes while nobody looks is told when somebody does. */
function createTeller({ call, session, visibility }: Services, say: Say, claim: ToldOrders['claim']) {
  let missed: readonly Settled[] = [];
  /** Grows when what is on its way is for nobody any more. */
  let epoch = 0;
  const tell = async (settled: Settled): Promise<void> => {
    const { id } = settled;
    const before = epoch;
    const read = () => call(tipDetail, { id }, { quiet: true }).catch(() => undefined);
    const tip = settled.tip ?? (visibility.isVisible() ? await read() : undefined);
    if (before !== epoch) return;
    if (!visibility.isVisible()) missed = [...missed, settled];
    else if (await claim(session.getState(), id)) sayTip(say, { ...settled, tip });
  };
  return {
    tell,
    tellMissed() {
      const waited = missed;
      missed = [];
      for (const settled of waited) void tell(settled);
    },
    forget() {
      epoch += 1;
      missed = [];
    },
  };
}

/** Reads the orders and tells what was settled since this device last knew of them. */
function createReading({ call, session, visibility }: Services, told: ToldOrders, tell: (settled: Settled) => void) {
  let isDue = false;
  const read = async (): Promise<void> => {
    const who = session.memberKey();
    isDue = !visibility.isVisible();
    if (who === '' || isDue) return;
    const orders = await call(myOrders, { page: 1, size: ORDERS_READ }, { quiet: true }).catch(() => undefined);
    if (who !== session.memberKey()) return;
    isDue = orders === undefined;
    const list = orders?.list ?? [];
    told.hear(session.getState(), list);
    for (const tip of settledSince(told.known(session.getState()), list)) tell({ id: tip.id, result: tip.result, tip });
  };
  return {
    read,
    /** It was to be read while nobody looked, or could not be. */
    readIfDue: () => (isDue ? read() : undefined),
  };
}

/** A bought tip is settled: by its push, or as a reading tells of an order that this device knew to be open, in whichever visit. */
export function watchTips(services: Services, say: Say) {
  const { refetch, session, stores, visibility } = services;
  const tips = stores.get(tipStore);
  const told = createToldOrders(services.storage);
  const teller = createTeller(services, say, told.claim);
  const { read, readIfDue } = createReading(services, told, (settled) => void teller.tell(settled));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = () => told.hear(session.getState(), heardIn(tips.getState().orders, session.memberKey()));
  const begin = () => {
    teller.forget();
    clearTimeout(timer);
    if (session.memberKey() === '') return;
    remember();
    timer = setTimeout(() => void read(), FIRST_READ_MS);
  };
  const stops = [
    refetch.add('subscriptions', () => void read()),
    session.subscribe((state, before) => {
      if (state.token !== before.token) begin();
    }),
    tips.subscribe(({ orders }, before) => {
      const who = session.memberKey();
      if (who === '' || orders === before.orders || orders.member !== who) return;
      remember();
      for (const settled of settledIn(orders, before.orders, who)) void teller.tell(settled);
    }),
    () => clearTimeout(timer),
    teller.forget,
  ];
  begin();
  return {
    /** Somebody looks again, or nobody any more. */
    turn() {
      if (!visibility.isVisible()) return;
      teller.tellMissed();
      void readIfDue();
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
