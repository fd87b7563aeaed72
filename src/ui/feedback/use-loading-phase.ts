import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 10_000;

export type LoadingPhase = 'waiting' | 'slow' | 'ready';

/**
 * The phases of loading: skeleton, "still loading", data (decisions.md, skeleton). Data is shown in
 * the very render in which it came: nobody waits for a skeleton to have been seen long enough.
 */
export function useLoadingPhase(isPending: boolean): LoadingPhase {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  if (!isPending) return 'ready';
  return isSlow ? 'slow' : 'waiting';
}
