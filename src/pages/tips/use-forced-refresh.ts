import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { NewsStore } from '../../services/news-store';
import { useServices } from '../../services/services';

/** product.md, section 4: after a purchase the flag is set for this long. */
const FORCED_FOR_MS = 50;

/** What is on screen is read again, however fresh it is. */
export function forceRefresh(news: NewsStore): void {
  news.setState({ isRefreshForced: true });
  setTimeout(() => news.setState({ isRefreshForced: false }), FORCED_FOR_MS);
}

/** Reads again when a purchase forces it. */
export function useForcedRefresh(read: () => unknown): void {
  const isForced = useStore(useServices().news, (state) => state.isRefreshForced);
  const newest = useRef(read);
  useEffect(() => {
    newest.current = read;
  });
  useEffect(() => {
    if (isForced) newest.current();
  }, [isForced]);
}
