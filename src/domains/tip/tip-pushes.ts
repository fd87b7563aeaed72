import type { StoreApi } from 'zustand/vanilla';
import type { PushData } from '../../contract/push/push';
import type { OrderPush } from '../../contract/tip/tip-push';
import { ownOf, withOwn } from '../../services/own-map';
import type { SessionStore } from '../../session/session-state';
import { createLatestPerKey } from '../../socket/latest-per-key';
import type { Pushes } from '../../socket/push-router';
import type { TipState } from './tip-store';

function applyOrders(store: StoreApi<TipState>, member: string, messages: readonly OrderPush[]): void {
  if (member === '') return;
  let { orders } = store.getState();
  for (const { messageId, result, refundStatus, refundGold, refundTime, names } of messages) {
    const known = ownOf(orders, member, messageId);
    orders = withOwn(orders, member, messageId, { ...known, result, refundStatus, refundGold, refundTime, names });
  }
  store.setState({ orders });
}

/** Tips that are published or settled, and orders whose coins come back: one change a frame. */
export function tipPushes(store: StoreApi<TipState>, session: SessionStore): Pushes {
  const tips = createLatestPerKey<PushData<'news/tip'>>({
    keyOf: (message) => message.id,
    apply(messages) {
      const results = new Map(store.getState().results);
      const published = new Set<string>();
      for (const { id, result } of messages) {
        if (result === undefined) published.add(id);
        else results.set(id, result);
      }
      store.setState({ results, ...(published.size > 0 ? { published } : {}) });
    },
  });
  const orders = createLatestPerKey<OrderPush>({
    keyOf: (message) => message.messageId,
    apply: (messages) => applyOrders(store, session.memberKey(), messages),
  });
  return {
    table: { 'news/tip': tips.put, 'news/order': orders.put },
    forget() {
      tips.stop();
      orders.stop();
    },
  };
}
