import { useMemo } from 'react';
import type { Tip } from '../../../contract/tip/tip';
import { useMember } from '../../../domains/session/use-member';
import { tipStore } from '../../../domains/tip/tip-store';
import type { Asked } from '../../../rules/reading/asked';
import { ownOf } from '../../../services/own-map';
import { useStore } from '../../../services/store-registry';
import { shownFollow } from './expert-follow';
import { expertStore } from './expert-store';
import { type Refundable, withTipChanges } from './tip-changes';

/** A tip as read, with what pushes and a purchase have said since; news of another tip renders nothing here. */
export function useTip<T extends Tip>(tip: T): T & Refundable {
  const uid = useMember();
  const result = useStore(tipStore, ({ results }) => results.get(tip.id));
  const order = useStore(tipStore, ({ orders }) => ownOf(orders, uid, tip.id));
  return useMemo(() => withTipChanges(tip, result, order), [tip, result, order]);
}

export interface Followable extends Asked {
  readonly professorId: string;
  readonly isAttention: boolean;
  readonly attention?: number | undefined;
}

/** The follow state and followers of an expert, with the member's own taps since they were asked for. */
export function useFollow({ professorId, isAttention, attention, askedAt }: Followable) {
  const uid = useMember();
  const tap = useStore(expertStore, ({ follows }) => ownOf(follows, uid, professorId));
  return useMemo(() => shownFollow({ isAttention, attention, askedAt }, tap), [isAttention, attention, askedAt, tap]);
}
