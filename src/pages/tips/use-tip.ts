import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Tip } from '../../contract/tip/tip';
import { useMember } from '../../domains/session/use-member';
import { ownNews } from '../../services/news-store';
import { useServices } from '../../services/services';
import { shownFollow } from './experts/expert-follow';
import { type Refundable, withTipNews } from './tip-news';

/** A tip as read, with what pushes and a purchase have said since; news of another tip renders nothing here. */
export function useTip<T extends Tip>(tip: T): T & Refundable {
  const { news } = useServices();
  const uid = useMember();
  const result = useStore(news, ({ results }) => results.get(tip.id));
  const order = useStore(news, (state) => ownNews(state, uid).orders.get(tip.id));
  return useMemo(() => withTipNews(tip, result, order), [tip, result, order]);
}

interface Followable {
  readonly professorId: string;
  readonly isAttention: boolean;
  readonly attention?: number | undefined;
}

/** Whether an expert is followed, and by how many, with the member's own taps since the reading (server time, Unix ms). */
export function useFollow({ professorId, isAttention, attention }: Followable, readAt: number) {
  const { news } = useServices();
  const uid = useMember();
  const tap = useStore(news, (state) => ownNews(state, uid).follows.get(professorId));
  return useMemo(() => shownFollow({ isAttention, attention }, readAt, tap), [isAttention, attention, readAt, tap]);
}
