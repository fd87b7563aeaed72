import { type ReactNode, useCallback, useState } from 'react';
import { useServices } from '../../services/services';
import { useChunk } from '../../services/use-chunk';
import { PullToRefresh } from '../../ui/lists/pull-to-refresh';
import { useSettled } from './use-settled';

/** True once the code of the gesture is there: pages that are opened from then on have it at once. */
let isFetched = false;

async function loadGesture() {
  const { followPull } = await import('../../ui/lists/pull-gesture');
  isFetched = true;
  return followPull;
}

interface PullerProps {
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Apart from its page, which is not drawn anew when the gesture comes. */
function Puller(props: PullerProps) {
  const { scrollContainer } = useServices();
  const isSettled = useSettled();
  const { chunk } = useChunk(loadGesture, isSettled || isFetched);
  return <PullToRefresh container={scrollContainer} follow={chunk} {...props} />;
}

/** Reads a page again on the user's wish; `puller` stands at the page's top, and its gesture comes after the first screen. */
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
