import * as v from 'valibot';
import { defineKept } from '../../services/kept';
import { byKey, keptByKey } from '../../services/kept-by-key';
import type { SafeStorage } from '../../session/safe-storage';
import type { SessionState } from '../../session/session-state';
import { ownKey } from '../session/person';
import { NOTHING_KNOWN, type OrderNews, type ReadOrder, withOpen, withTold } from './order-news';

/** The wait after which another tab reads the stored value. */
const HOLD_MS = 2_000;

const ids = v.pipe(v.array(v.string()), v.readonly());
const orderNews = defineKept('order-news', byKey(v.object({ open: ids, told: ids })), [], 'member');

/** Alone among the tabs of this browser, where it can tell; false where another one is at it. */
function alone(name: string, take: () => boolean): Promise<boolean> {
  // Only a secure context has them.
  const locks = (globalThis as { readonly navigator?: Partial<Navigator> }).navigator?.locks;
  if (locks === undefined) return Promise.resolve(take());
  return new Promise((resolve) => {
    const held = async (lock: Lock | null) => {
      resolve(lock !== null && take());
      if (lock !== null) await new Promise((done) => setTimeout(done, HOLD_MS));
    };
    locks.request(name, { ifAvailable: true }, held).catch(() => resolve(take()));
  });
}

type Who = Pick<SessionState, 'uid' | 'token'>;

/** The orders that this device knows and has told of: one record for all its tabs. */
export function createToldOrders(storage: SafeStorage) {
  const kept = keptByKey(storage, orderNews);
  const keyOf = (who: Who) => ownKey(who, 'orders');
  const known = (who: Who): OrderNews => kept.of(keyOf(who)) ?? NOTHING_KNOWN;
  const take = (who: Who, id: string): boolean => {
    const next = withTold(known(who), id);
    if (next !== undefined) kept.keep(keyOf(who), next);
    return next !== undefined;
  };
  return {
    known,
    /** Takes in which orders wait for their result. */
    hear(who: Who, orders: readonly ReadOrder[]): void {
      const before = known(who);
      const next = withOpen(before, orders);
      if (next.open.join() !== before.open.join()) kept.keep(keyOf(who), next);
    },
    /** True when this tab tells the result of this order; no other does, and none does again. */
    claim: (who: Who, id: string): Promise<boolean> =>
      alone(`${orderNews.key} ${keyOf(who)} ${id}`, () => take(who, id)),
  };
}
