import { type RefObject, startTransition, useEffect, useState } from 'react';

/** A page that rests for so long has finished loading: what is beside the screen is made for those who neither touch nor focus. */
const AT_REST_MS = 3000;
/** One item is made when the browser has so long to spare; a cheap phone makes one in less. */
const SLICE_MS = 8;
/** Between two items where the browser cannot be asked. */
const PAUSE_MS = 50;
const REACHING = ['pointerenter', 'touchstart', 'focusin', 'scroll'] as const;

/** Acts once when the browser has a slice to spare; the function it answers calls it off. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const look = (deadline: IdleDeadline) => {
    if (deadline.timeRemaining() < SLICE_MS) handle = requestIdleCallback(look);
    else act();
  };
  let handle = requestIdleCallback(look);
  return () => cancelIdleCallback(handle);
}

/** Acts once when the page has come to rest and the browser is idle; the function it answers calls it off. */
function whenAtRest(act: () => void): () => void {
  let stop = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    stop = whenIdle(act);
  }, AT_REST_MS);
  return () => stop();
}

/** The number of items of `element` to make: `first`, all at a touch, focus or scroll, else one by one at rest. */
export function useFilled(element: RefObject<HTMLElement | null>, first: number, total: number): number {
  const [made, setMade] = useState(first);
  useEffect(() => {
    const target = element.current;
    if (made >= total || target === null) return;
    const reach = () => startTransition(() => setMade(Number.POSITIVE_INFINITY));
    const more = () => startTransition(() => setMade((count) => count + 1));
    for (const name of REACHING) target.addEventListener(name, reach, { passive: true });
    const stop = made > first ? whenIdle(more) : whenAtRest(more);
    return () => {
      for (const name of REACHING) target.removeEventListener(name, reach);
      stop();
    };
  }, [element, made, first, total]);
  return Math.min(made, total);
}
