import type { ReactElement, ReactNode } from 'react';
import { PagesEnd } from '../../../domains/query/pages-end';
import { QueryState } from '../../../domains/query/query-state';
import { useRefetch } from '../../../services/use-live';
import { useFirstRows } from '../../../ui/feedback/use-after-paint';
import { MOST_PAGES_READ_AGAIN, type Pages } from '../data/paging';

/** CSS px before the end at which the next page is asked for: about a page of cards. */
const ASK_AHEAD_PX = 1200;
/** While a filter leaves none of them, so many pages are read: a longer list would be read as a whole for nothing. */
const MOST_PAGES_FOR_NONE = 10;
/** More than a screen's. */
const FIRST_ROWS = 4;

const NONE: readonly never[] = [];

interface PagedListProps<T extends { readonly id: string }> {
  readonly pages: { readonly query: Pages<{ readonly id: string }>['query']; readonly items: readonly T[] | undefined };
  readonly renderItem: (item: T, index: number) => ReactElement;
  readonly skeleton: ReactNode;
  /** Height of the skeletons, CSS px. */
  readonly space: number;
  readonly empty: ReactNode;
  /** Around the items: a card. */
  readonly wrap?: (items: ReactNode) => ReactNode;
}

/** A list that grows: its items, skeleton, why there are none, and more of them near the end. */
export function PagedList<T extends { readonly id: string }>({ pages, ...rest }: PagedListProps<T>) {
  const { renderItem, skeleton, space, empty, wrap = (items) => items } = rest;
  const { query, items = NONE } = pages;
  const shown = useFirstRows(items, FIRST_ROWS);
  const read = query.data?.pages.length ?? 0;
  const isOver = !query.hasNextPage || read >= MOST_PAGES_FOR_NONE;
  useRefetch('screen', () => {
    if (read <= MOST_PAGES_READ_AGAIN) void query.refetch();
  });
  return (
    <QueryState query={query} skeleton={skeleton} space={space}>
      {items.length === 0 && isOver ? (
        empty
      ) : (
        <>
          {wrap(shown.map((item, index) => renderItem(item, index)))}
          {shown === items && <PagesEnd query={query} aheadPx={ASK_AHEAD_PX} revision={items} />}
        </>
      )}
    </QueryState>
  );
}
