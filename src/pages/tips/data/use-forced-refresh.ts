import { useEffect, useRef } from 'react';
import { tipStore } from '../../../domains/tip/tip-store';
import { useStore } from '../../../services/store-registry';

/** Reads again when a purchase forces it. */
export function useForcedRefresh(read: () => unknown): void {
  const isForced = useStore(tipStore, (state) => state.isRefreshForced);
  const newest = useRef(read);
  useEffect(() => {
    newest.current = read;
  });
  useEffect(() => {
    if (isForced) newest.current();
  }, [isForced]);
}
