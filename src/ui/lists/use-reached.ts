import { type RefObject, startTransition, useEffect, useState } from 'react';

/** A page that rests for so long has finished loading: what is beside the screen is made for those who neither touch nor focus. */
const AT_REST_MS = 3000;
const REACHING = ['pointerenter', 'touchstart', 'focusin', 'scroll'] as const;

/**
 * False until somebody reaches for what lies beside the screen in `element`: touches, points at, focuses or scrolls it; else
 * true once the page has come to rest. Stays true.
 */
export function useReached(element: RefObject<HTMLElement | null>): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (isReached || target === null) return;
    const reach = () => startTransition(() => setIsReached(true));
    for (const name of REACHING) target.addEventListener(name, reach, { passive: true });
    const timer = setTimeout(reach, AT_REST_MS);
    return () => {
      for (const name of REACHING) target.removeEventListener(name, reach);
      clearTimeout(timer);
    };
  }, [element, isReached]);
  return isReached;
}
