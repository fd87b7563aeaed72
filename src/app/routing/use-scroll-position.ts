import { useLayoutEffect, useRef } from 'react';
import type { PageViews } from './page-views';

interface ScrollPosition {
  /** The host's scroll container; undefined: the window scrolls. */
  readonly container: HTMLElement | undefined;
  /** A kept page, by its path, returns to where it was; "": any other begins at its top. */
  readonly path: string;
  readonly views: PageViews;
}

/** `auto` would follow a host's `scroll-behavior: smooth` and be seen. */
export const scrollTo = (container: HTMLElement | undefined, top: number): void =>
  (container ?? window).scrollTo({ top, behavior: 'instant' });

/** CSS px. */
const topOf = (container: HTMLElement | undefined): number => container?.scrollTop ?? window.scrollY;
/** Two seconds of frames. */
const MOST_TRIES = 120;

/** The scroller of a mount. A page that was left for the log-in is drawn anew: it returns to its place once it is long enough. */
export const scrollerOf = (container: HTMLElement | undefined) => ({
  top: () => topOf(container),
  returnTo(top: number, tries = MOST_TRIES) {
    scrollTo(container, top);
    if (tries > 0 && topOf(container) < top - 1) requestAnimationFrame(() => this.returnTo(top, tries - 1));
  },
});

/** Remembers a page's scroll position while it is shown and restores it before the next paint. */
export function useScrollPosition({ container, path, views }: ScrollPosition): void {
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const scroller = container ?? window;
    const isFirst = isNew.current && views.count() === 0;
    const top = views.arrive(path, isNew.current);
    isNew.current = false;
    // There was no page before the first one: it begins at the top as it is, and a layout just to say so can wait.
    const timer = isFirst ? setTimeout(() => scrollTo(container, 0), 0) : undefined;
    if (!isFirst && top !== undefined) scrollTo(container, top);
    const onScroll = () => views.scrolled(topOf(container));
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [container, path, views]);
}
