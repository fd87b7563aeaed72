import { infiniteQueryOptions, type Query, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { WHOLE_PAGE_SIZE } from '../../../contract/codes';
import { type Dated, dated } from '../../../rules/reading/asked';
import { asked } from '../../../services/asking';

interface Page<T> {
  readonly list: readonly Dated<T>[];
  readonly next: number | undefined;
  readonly total: number | undefined;
}

interface Reply<T> {
  readonly list: readonly T[];
  readonly isLastPage: boolean;
  readonly total?: number | undefined;
}

interface Paged<T> {
  readonly queryKey: readonly unknown[];
  readonly load: (page: number, signal: AbortSignal) => Promise<Reply<T>>;
  readonly now: () => number;
  readonly isEnabled?: boolean;
}

/** Of a list that is read as a whole: five hundred items at most. */
const MOST_WHOLE_PAGES = 10;

/** A list as a whole, page after page, each item once; `isCut`: there are more than are read. */
export async function readWhole<T extends { readonly id: string }>(
  load: (fields: { readonly page: number; readonly size: number }) => Promise<Reply<T>>,
) {
  const byId = new Map<string, T>();
  let isCut = true;
  for (let page = 1; page <= MOST_WHOLE_PAGES && isCut; page++) {
    const { list, isLastPage } = await load({ page, size: WHOLE_PAGE_SIZE });
    for (const item of list) byId.set(item.id, item);
    isCut = !isLastPage && list.length > 0;
  }
  return { items: [...byId.values()], isCut };
}

/** A longer list is not read again by itself: that would be a call for every page of it, and rows would jump. */
export const MOST_PAGES_READ_AGAIN = 2;
const isShort = (query: Pick<Query, 'state'>) => {
  const data = query.state.data as { pages?: readonly unknown[] } | undefined;
  return (data?.pages?.length ?? 0) <= MOST_PAGES_READ_AGAIN;
};

/** A list page by page until its last page (product.md, section 4): replaced on page 1, appended on later ones. */
export const pagedQuery = <T extends { readonly id: string }>({ queryKey, load, now, isEnabled = true }: Paged<T>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<Page<T>> => {
      const [{ list, isLastPage, total }, askedAt] = await asked({ now }, load(pageParam, signal));
      return { list: dated(list, askedAt), total, next: isLastPage || list.length === 0 ? undefined : pageParam + 1 };
    },
    initialPageParam: 1,
    getNextPageParam: (last: Page<T>) => last.next,
    enabled: isEnabled,
    refetchOnMount: isShort,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Pages that overlap, because the list grew meanwhile, show each item once. */
function merged<T extends { readonly id: string }>(pages: readonly Page<T>[]): Dated<T>[] {
  const byId = new Map<string, Dated<T>>();
  for (const item of pages.flatMap(({ list }) => list)) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

/** The items over all pages. */
export function usePages<T extends { readonly id: string }>(options: ReturnType<typeof pagedQuery<T>>) {
  const query = useInfiniteQuery(options);
  const { data } = query;
  const items = useMemo(() => data && merged(data.pages), [data]);
  return { query, items, total: data?.pages[0]?.total };
}

export type Pages<T extends { readonly id: string }> = ReturnType<typeof usePages<T>>;
