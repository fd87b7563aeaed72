import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface PageScrollProps {
  /** The host's scroll container; undefined: the window scrolls. */
  readonly container: HTMLElement | undefined;
  /** A kept page returns to where it was, any other begins at its top. */
  readonly keep: boolean;
  readonly children: ReactNode;
}

/** Remembers a page's scroll position while it is shown and restores it before the next paint. */
export function PageScroll({ container, keep, children }: PageScrollProps) {
  const top = useRef(0);
  useLayoutEffect(() => {
    const scroller = container ?? window;
    const read = () => container?.scrollTop ?? window.scrollY;
    // `auto` would follow a host's `scroll-behavior: smooth` and be seen.
    scroller.scrollTo({ top: keep ? top.current : 0, behavior: 'instant' });
    const onScroll = () => {
      top.current = read();
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  }, [container, keep]);
  return children;
}
