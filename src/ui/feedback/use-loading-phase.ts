import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 10_000;

export type LoadingPhase = 'waiting' | 'slow' | 'ready';

/** Phases of loading: skeleton, "still loading", data at once when it is there (decisions.md, skeleton). */
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
