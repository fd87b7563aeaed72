import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useServices } from '../../services/services';
import { ListEnd } from '../../ui/lists/list-end';
import { NearEnd } from '../../ui/lists/near-end';

interface PagesEndProps {
  readonly query: Pick<UseInfiniteQueryResult, 'fetchNextPage' | 'hasNextPage' | 'isFetching' | 'isFetchNextPageError'>;
  /** CSS px before the end at which the next page is asked for: about a page. */
  readonly aheadPx: number;
  readonly revision: unknown;
}

/** The end of a list that comes page by page: asks for the next before the user sees it, and says how that stands. */
export function PagesEnd({ query, aheadPx, revision }: PagesEndProps) {
  const { scrollContainer } = useServices();
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = query;
  const loadMore = () => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  };
  return (
    // Another line for each page: what says that more is coming is not pushed down.
    <NearEnd key={String(isFetching)} root={scrollContainer} aheadPx={aheadPx} revision={revision} onNear={loadMore}>
      <ListEnd
        state={isFetchNextPageError ? 'failed' : hasNextPage ? 'loading' : 'end'}
        onRetry={() => void fetchNextPage()}
      />
    </NearEnd>
  );
}
