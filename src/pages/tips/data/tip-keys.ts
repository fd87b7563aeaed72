import type { OrderFilter } from '../../../contract/tip/tip';

/** Sport and source of the list of tips. */
export interface TipOrigin {
  /** 0 is every sport. */
  readonly sportsType: number;
  readonly sportsSource: number;
}

/** The filter of the list of tips. */
export interface TipFilters extends TipOrigin {
  readonly isRefundable: boolean;
  /** Of one match alone. */
  readonly matchId?: string;
}

/** Keys of what was read of tips, their experts and their comments; `uid`: for which member, "" a visitor. */
export const tipKeys = {
  list: (uid: string, filters: TipFilters) => ['tips', uid, 'list', filters] as const,
  hot: (uid: string) => ['tips', uid, 'hot'] as const,
  sports: ['tip-sports'] as const,
  detail: (uid: string, id: string) => ['tips', uid, 'tip', id] as const,
  allOrders: (uid: string) => ['tips', uid, 'orders'] as const,
  orders: (uid: string, result: OrderFilter | undefined) => [...tipKeys.allOrders(uid), result ?? 'all'] as const,
  account: (uid: string) => [...tipKeys.allOrders(uid), 'account'] as const,
  comments: (uid: string, id: string, view: string) => ['tips', uid, 'comments', id, view] as const,
};

export const expertKeys = {
  history: (uid: string, professorId: string) => ['tips', uid, 'expert-history', professorId] as const,
  strip: (uid: string) => ['tips', uid, 'strip'] as const,
  list: (uid: string, sortType: number) => ['tips', uid, 'experts', sortType] as const,
  detail: (uid: string, professorId: string) => ['tips', uid, 'expert', professorId] as const,
  tips: (uid: string, professorId: string, isHistory: boolean) =>
    ['tips', uid, 'expert-tips', professorId, isHistory] as const,
};
