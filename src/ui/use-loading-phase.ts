import { useLayoutEffect, useRef, useState } from 'react';

/** Before this nothing is seen of a skeleton (its style delays it), so data that comes sooner is shown at once. */
const SKELETON_AFTER_MS = 100;
/** A skeleton that is seen stays this long: a flash is worse than a wait. */
const SKELETON_STAYS_MS = 300;
const SLOW_AFTER_MS = 10_000;

export type LoadingPhase = 'waiting' | 'slow' | 'ready';

/** When to show a skeleton, when to admit that it takes long, when to show the data (decisions.md, skeleton). */
export function useLoadingPhase(isPending: boolean): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase>(isPending ? 'waiting' : 'ready');
  const since = useRef(0);

  // Layout effect: data that may be shown is in the very paint in which it arrived.
  useLayoutEffect(() => {
    const elapsed = performance.now() - since.current;
    if (isPending) {
      since.current = performance.now();
      setPhase('waiting');
      const timer = setTimeout(() => setPhase('slow'), SLOW_AFTER_MS);
      return () => clearTimeout(timer);
    }
    const rest = elapsed < SKELETON_AFTER_MS ? 0 : SKELETON_AFTER_MS + SKELETON_STAYS_MS - elapsed;
    if (rest <= 0) {
      setPhase('ready');
      return;
    }
    const timer = setTimeout(() => setPhase('ready'), rest);
    return () => clearTimeout(timer);
  }, [isPending]);

  return phase;
}
