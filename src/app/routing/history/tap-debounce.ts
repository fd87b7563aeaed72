import type { Navigator } from 'react-router-dom';

/** The first tap goes, taps within this time are dropped; back and redirects are exempt (product.md, sections 5, 9). */
export const NAVIGATION_DEBOUNCE_MS = 1000;

/** A navigator for the router's links: `push` is debounced, everything else passes. */
export function debounceTaps(navigator: Navigator, now: () => number): Navigator {
  let last = Number.NEGATIVE_INFINITY;
  return {
    ...navigator,
    push(to, state, options) {
      if (now() - last < NAVIGATION_DEBOUNCE_MS) return;
      last = now();
      navigator.push(to, state, options);
    },
    go(delta) {
      last = Number.NEGATIVE_INFINITY;
      navigator.go(delta);
    },
  };
}
