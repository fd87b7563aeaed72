import { queryOptions } from '@tanstack/react-query';
import { EXPERT_SORT, LIST_PAGE_SIZE, PERSON_PAGE_SIZE } from '../../../contract/codes';
import { professorDetail, professorInfo } from '../../../contract/expert/calls-experts';
import { myOrders, professorTips, tipDetail, tipList, tipSelect } from '../../../contract/tip/calls-tips';
import type { OrderFilter } from '../../../contract/tip/tip';
import { configStore } from '../../../domains/config/config-store';
import { requestLanguage } from '../../../rules/config/version-gates';
import { asked } from '../../../services/asking';
import type { Services } from '../../../services/services';
import { pagedQuery } from './paging';
import { expertKeys, type TipFilters, tipKeys } from './tip-keys';

const SPORTS_STALE_MS = 10 * 60_000;
const size = LIST_PAGE_SIZE;

export const tipsQuery = ({ call, now }: Services, uid: string, filters: TipFilters) =>
  pagedQuery({
    queryKey: tipKeys.list(uid, filters),
    now,
    load: (page, signal) => {
      const { sportsType, sportsSource, isRefundable, matchId: sportsIds } = filters;
      const fields = { page, size, sportsType, sportsSource, sportsIds, blackReturnGold: isRefundable ? 1 : 0 };
      return call(tipList, fields, { signal });
    },
  });

export const hotTipsQuery = ({ call }: Services, uid: string) =>
  queryOptions({
    queryKey: tipKeys.hot(uid),
    // The filter is an addition: what a tip says of itself counts.
    queryFn: async ({ signal }) =>
      (await call(tipList, { page: 1, size, isHot: 1 }, { signal })).list.filter(({ isHot }) => isHot),
  });

export const sportsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: tipKeys.sports,
    queryFn: ({ signal }) => call(tipSelect, {}, { signal }),
    staleTime: SPORTS_STALE_MS,
  });

/** The strip of a list page (product.md, section 7: page 1, size 8). */
export const expertStripQuery = ({ call }: Services, uid: string) =>
  queryOptions({
    queryKey: expertKeys.strip(uid),
    queryFn: async ({ signal }) => {
      const fields = { page: 1, size: PERSON_PAGE_SIZE, sortType: EXPERT_SORT.overall };
      return (await call(professorInfo, fields, { signal })).list;
    },
  });

export const expertsQuery = ({ call, now }: Services, uid: string, sortType: number) =>
  pagedQuery({
    queryKey: expertKeys.list(uid, sortType),
    now,
    // Those whom somebody follows are nobody's where nobody is logged in: it would be refused.
    isEnabled: sortType !== EXPERT_SORT.mine || uid !== '',
    load: (page, signal) => call(professorInfo, { page, size, sortType }, { signal }),
  });

export const expertQuery = (services: Services, uid: string, professorId: string) =>
  queryOptions({
    queryKey: expertKeys.detail(uid, professorId),
    queryFn: async ({ signal }) => {
      const [expert, askedAt] = await asked(services, services.call(professorDetail, { professorId }, { signal }));
      return { ...expert, askedAt };
    },
  });

export const expertTipsQuery = ({ call, now }: Services, uid: string, professorId: string, isHistory: boolean) =>
  pagedQuery({
    queryKey: expertKeys.tips(uid, professorId, isHistory),
    now,
    load: (page, signal) => call(professorTips, { page, size, professorId, isHistory: isHistory ? 1 : 0 }, { signal }),
  });

/** The language in which calls are asked now. */
export function askedIn({ stores }: Pick<Services, 'stores'>): string {
  const config = stores.get(configStore).getState();
  return requestLanguage(config, config.locale, config.deviceLanguage);
}

export const tipQuery = (services: Services, uid: string, id: string) =>
  queryOptions({
    queryKey: tipKeys.detail(uid, id),
    queryFn: async ({ signal }) => {
      const language = askedIn(services);
      const [tip, askedAt] = await asked(services, services.call(tipDetail, { id }, { signal }));
      return { ...tip, askedAt, language };
    },
  });

export const ordersQuery = ({ call, now }: Services, uid: string, result: OrderFilter | undefined) =>
  pagedQuery({
    queryKey: tipKeys.orders(uid, result),
    now,
    isEnabled: uid !== '',
    load: (page, signal) => call(myOrders, { page, size, result }, { signal }),
  });
