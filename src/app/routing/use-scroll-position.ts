import { useLayoutEffect, useRef } from 'react';

interface ScrollPosition {
  /** The host's scroll container; undefined: the window scrolls. */
  readonly container: HTMLElement | undefined;
  /** A kept page returns to where it was, any other begins at its top. */
  readonly keep: boolean;
  /** The first page of a mount; only what the first render says counts. */
  readonly isFirst: boolean;
}

/** Remembers a page's scroll position while it is shown and restores it before the next paint. */
export function useScrollPosition({ container, keep, isFirst }: ScrollPosition): void {
  const top = useRef(0);
  const isArriving = useRef(isFirst);
  useLayoutEffect(() => {
    const scroller = container ?? window;
    const read = () => container?.scrollTop ?? window.scrollY;
    // `auto` would follow a host's `scroll-behavior: smooth` and be seen.
    const restore = () => scroller.scrollTo({ top: keep ? top.current : 0, behavior: 'instant' });
    // There was no page before the first one: it begins at the top as it is, and a layout just to say so can wait.
    const timer = isArriving.current ? setTimeout(restore, 0) : undefined;
    if (!isArriving.current) restore();
    isArriving.current = false;
    const onScroll = () => {
      top.current = read();
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [container, keep]);
}
