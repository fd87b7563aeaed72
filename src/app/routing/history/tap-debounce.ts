import type { Navigator } from 'react-router-dom';

/** The first tap goes, taps within this time are dropped; back and redirects are exempt (product.md, sections 5, 9). */
export const NAVIGATION_DEBOUNCE_MS = 1000;

/** The taps that lead away from a page: one rule for all ways out (decisions.md, navigation debounce). */
export interface Taps {
  /** True when this tap counts; any other is dropped. */
  take(): boolean;
  /** The way back is free: the next tap counts. */
  forget(): void;
}

/** `now` in ms, of a clock that is never set. */
export function createTaps(now: () => number): Taps {
  let last = Number.NEGATIVE_INFINITY;
  return {
    take() {
      if (now() - last < NAVIGATION_DEBOUNCE_MS) return false;
      last = now();
      return true;
    },
    forget() {
      last = Number.NEGATIVE_INFINITY;
    },
  };
}

/** A navigator for the router's links: `push` is debounced, everything else passes. */
export const debounceTaps = (navigator: Navigator, taps: Taps): Navigator => ({
  ...navigator,
  push(...to) {
    if (taps.take()) navigator.push(...to);
  },
  go(delta) {
    taps.forget();
    navigator.go(delta);
  },
});
