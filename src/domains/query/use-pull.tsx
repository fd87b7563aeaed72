import { type ReactNode, useCallback, useState } from 'react';
import { useServices } from '../../services/services';
import { useChunk } from '../../services/use-chunk';
import { useSettled } from './use-settled';

/** True once the puller's code is there: pages that are opened from then on have it at once. */
let isFetched = false;

async function loadPuller() {
  const { PullToRefresh } = await import('../../ui/lists/pull-to-refresh');
  isFetched = true;
  return PullToRefresh;
}

interface PullerProps {
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Apart from its page, which is not drawn anew when the puller comes. */
function Puller(props: PullerProps) {
  const { scrollContainer } = useServices();
  const isSettled = useSettled();
  const { chunk: PullToRefresh } = useChunk(loadPuller, isSettled || isFetched);
  return PullToRefresh && <PullToRefresh container={scrollContainer} {...props} />;
}

/** Reads a page again on the user's wish; `puller` stands at the page's top, and comes after the first screen. */
export function usePull(read: () => Promise<unknown>): { readonly refresh: () => void; readonly puller: ReactNode } {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = useCallback(() => {
    setIsRefreshing(true);
    const rest = () => setIsRefreshing(false);
    // The reading itself says what failed.
    void read().then(rest, rest);
  }, [read]);
  return { refresh, puller: <Puller isRefreshing={isRefreshing} onRefresh={refresh} /> };
}
