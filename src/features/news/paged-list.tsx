import type { ReactElement, ReactNode } from 'react';
import { useServices } from '../../context/services';
import { useReading } from '../../context/use-live';
import { NearEnd } from '../../parts/moments/near-end';
import { QueryState } from '../../parts/page/query-state';
import { ListEnd } from '../../ui/list-end';
import type { Pages, Read } from './paging';

/** CSS px before the end at which the next page is asked for: about a page of cards. */
const ASK_AHEAD_PX = 1200;
const MOST_PAGES_READ_AGAIN = 2;

interface PagedListProps<T extends { readonly id: string }> {
  readonly pages: Pages<T>;
  readonly renderItem: (read: Read<T>) => ReactElement;
  readonly bones: ReactNode;
  /** Height of the bones, CSS px. */
  readonly space: number;
  readonly empty: ReactNode;
  /** Around the items: a card. */
  readonly wrap?: (items: ReactNode) => ReactNode;
}

/** A list that grows: its items, skeleton, why there are none, and more of them near the end. */
export function PagedList<T extends { readonly id: string }>({ pages, ...rest }: PagedListProps<T>) {
  const { renderItem, bones, space, empty, wrap = (items) => items } = rest;
  const { scrollContainer } = useServices();
  const { query, items = [], loadMore } = pages;
  useReading('screen', () => {
    if ((query.data?.pages.length ?? 0) <= MOST_PAGES_READ_AGAIN) void query.refetch();
  });
  return (
    <QueryState query={query} bones={bones} space={space}>
      {items.length === 0 ? (
        empty
      ) : (
        <>
          {wrap(items.map(renderItem))}
          <NearEnd root={scrollContainer} aheadPx={ASK_AHEAD_PX} revision={items} onNear={loadMore}>
            <ListEnd
              state={query.isFetchNextPageError ? 'failed' : query.hasNextPage ? 'loading' : 'end'}
              onRetry={() => void query.fetchNextPage()}
            />
          </NearEnd>
        </>
      )}
    </QueryState>
  );
}
