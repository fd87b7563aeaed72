import { useMemo } from 'react';
import type { Tip } from '../../contract/tip/tip';
import { ownOf } from '../../services/own-map';
import { useStore } from '../../services/store-registry';
import { useMember } from '../session/use-member';
import { type Refundable, type Told, withTipChanges } from './tip-changes';
import { tipStore } from './tip-store';

/** A tip as read, with what pushes and a purchase have said since; news of another tip renders nothing here. */
export function useTip<T extends Tip & Told>(tip: T): T & Refundable {
  const uid = useMember();
  const result = useStore(tipStore, ({ results }) => results.get(tip.id));
  const order = useStore(tipStore, ({ orders }) => ownOf(orders, uid, tip.id));
  return useMemo(() => withTipChanges(tip, result, order), [tip, result, order]);
}

/** Several tips as read, with what pushes and purchases have said since. */
export function useChangedTips<T extends Tip & Told>(tips: readonly T[]): readonly (T & Refundable)[] {
  const uid = useMember();
  const results = useStore(tipStore, (state) => state.results);
  const orders = useStore(tipStore, (state) => state.orders);
  return useMemo(
    () => tips.map((tip) => withTipChanges(tip, results.get(tip.id), ownOf(orders, uid, tip.id))),
    [tips, results, orders, uid],
  );
}
