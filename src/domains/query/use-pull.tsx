import { type ReactNode, useCallback, useState } from 'react';
import { useServices } from '../../services/services';
import { PullToRefresh } from '../../ui/lists/pull-to-refresh';
import { useSettled } from './use-settled';

interface PullerProps {
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Apart from its page, which is not drawn anew when the gesture comes. */
function Puller(props: PullerProps) {
  const { scrollContainer } = useServices();
  return <PullToRefresh container={scrollContainer} hasGesture={useSettled()} {...props} />;
}

/** Reads a page again on the user's wish; `puller` stands at the page's top, and its gesture comes after the first screen. */
export function usePull(read: () => Promise<unknown>): { readonly refresh: () => void; readonly puller: ReactNode } {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = useCallback(() => {
    setIsRefreshing(true);
    void read().finally(() => setIsRefreshing(false));
  }, [read]);
  return { refresh, puller: <Puller isRefreshing={isRefreshing} onRefresh={refresh} /> };
}
