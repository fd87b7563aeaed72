import { queryOptions } from '@tanstack/react-query';
import { LIST_PAGE_SIZE } from '../../contract/codes';
import { EXPERT_SORT, PERSON_PAGE_SIZE } from '../../contract/expert/expert';
import {
  myOrders,
  professorDetail,
  professorInfo,
  professorTips,
  tipDetail,
  tipList,
  tipSelect,
} from '../../contract/tip/calls-news';
import type { OrderFilter } from '../../contract/tip/tip';
import { ALWAYS_TRY } from '../../services/always-try';
import type { Services } from '../../services/services';
import { pagedQuery } from './paging';

/** What the list of tips is narrowed to. */
export interface TipFilters {
  /** 0 is every sport. */
  readonly sportsType: number;
  /** TIP_SOURCE. */
  readonly sportsSource: number;
  readonly isRefundable: boolean;
}

/** Everything of tips that was read for one member ("" a visitor). */
const newsKey = (uid: string, ...rest: readonly unknown[]) => ['news', uid, ...rest] as const;
const SPORTS_STALE_MS = 10 * 60_000;
const size = LIST_PAGE_SIZE;

export const tipsQuery = ({ call, now }: Services, uid: string, filters: TipFilters) =>
  pagedQuery({
    queryKey: newsKey(uid, 'tips', filters),
    now,
    load: (page, signal) => {
      const { sportsType, sportsSource, isRefundable } = filters;
      const fields = { page, size, sportsType, sportsSource, blackReturnGold: isRefundable ? 1 : 0 };
      return call(tipList, fields, { signal });
    },
  });

export const hotTipsQuery = ({ call }: Services, uid: string) =>
  queryOptions({
    queryKey: newsKey(uid, 'hot'),
    queryFn: async ({ signal }) => (await call(tipList, { page: 1, size, isHot: 1 }, { signal })).list,
    ...ALWAYS_TRY,
  });

export const sportsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['tip-sports'],
    queryFn: ({ signal }) => call(tipSelect, {}, { signal }),
    staleTime: SPORTS_STALE_MS,
    ...ALWAYS_TRY,
  });

/** The strip of a list page (product.md, section 7: page 1, size 8). */
export const expertStripQuery = ({ call }: Services, uid: string) =>
  queryOptions({
    queryKey: newsKey(uid, 'strip'),
    queryFn: async ({ signal }) => {
      const fields = { page: 1, size: PERSON_PAGE_SIZE, sortType: EXPERT_SORT.overall };
      return (await call(professorInfo, fields, { signal })).list;
    },
    ...ALWAYS_TRY,
  });

export const expertsQuery = ({ call, now }: Services, uid: string, sortType: number) =>
  pagedQuery({
    queryKey: newsKey(uid, 'experts', sortType),
    now,
    // Those whom somebody follows are nobody's where nobody is logged in: it would be refused.
    isEnabled: sortType !== EXPERT_SORT.mine || uid !== '',
    load: (page, signal) => call(professorInfo, { page, size, sortType }, { signal }),
  });

export const expertQuery = ({ call, now }: Services, uid: string, professorId: string) =>
  queryOptions({
    queryKey: newsKey(uid, 'expert', professorId),
    queryFn: async ({ signal }) => {
      const readAt = now();
      return { item: await call(professorDetail, { professorId }, { signal }), readAt };
    },
    ...ALWAYS_TRY,
  });

export const expertTipsQuery = ({ call, now }: Services, uid: string, professorId: string, isHistory: boolean) =>
  pagedQuery({
    queryKey: newsKey(uid, 'expert-tips', professorId, isHistory),
    now,
    load: (page, signal) => call(professorTips, { page, size, professorId, isHistory: isHistory ? 1 : 0 }, { signal }),
  });

export const tipQuery = ({ call, now }: Services, uid: string, id: string) =>
  queryOptions({
    queryKey: newsKey(uid, 'tip', id),
    queryFn: async ({ signal }) => {
      const readAt = now();
      return { item: await call(tipDetail, { id }, { signal }), readAt };
    },
    ...ALWAYS_TRY,
  });

export const ordersQuery = ({ call, now }: Services, uid: string, result: OrderFilter | undefined) =>
  pagedQuery({
    queryKey: newsKey(uid, 'orders', result ?? 'all'),
    now,
    isEnabled: uid !== '',
    load: (page, signal) => call(myOrders, { page, size, result }, { signal }),
  });
