import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True when the device asks for less motion. */
export const useStill = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
