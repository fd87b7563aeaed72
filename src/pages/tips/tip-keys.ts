import type { OrderFilter } from '../../contract/tip/tip';

/** What the list of tips is narrowed to. */
export interface TipFilters {
  /** 0 is every sport. */
  readonly sportsType: number;
  /** TIP_SOURCE. */
  readonly sportsSource: number;
  readonly isRefundable: boolean;
  /** Of one match alone. */
  readonly matchId?: string;
}

/** Keys of what was read of tips, their experts and their comments; `uid`: for which member, "" a visitor. */
export const tipKeys = {
  list: (uid: string, filters: TipFilters) => ['news', uid, 'tips', filters] as const,
  hot: (uid: string) => ['news', uid, 'hot'] as const,
  sports: ['tip-sports'] as const,
  detail: (uid: string, id: string) => ['news', uid, 'tip', id] as const,
  allOrders: (uid: string) => ['news', uid, 'orders'] as const,
  orders: (uid: string, result: OrderFilter | undefined) => [...tipKeys.allOrders(uid), result ?? 'all'] as const,
  comments: (uid: string, id: string, scope: string) => ['news', uid, 'comments', id, scope] as const,
};

export const expertKeys = {
  strip: (uid: string) => ['news', uid, 'strip'] as const,
  list: (uid: string, sortType: number) => ['news', uid, 'experts', sortType] as const,
  detail: (uid: string, professorId: string) => ['news', uid, 'expert', professorId] as const,
  tips: (uid: string, professorId: string, isHistory: boolean) =>
    ['news', uid, 'expert-tips', professorId, isHistory] as const,
};
