import { type RefObject, useEffect } from 'react';

/** Tells the page how much of it the keyboard covers (`--si-keyboard`, CSS px): the input bar stands above it. */
export function useKeyboard(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    const view = window.visualViewport;
    if (root === null || view === null) return;
    const measure = () => {
      // A picture zoomed by hand is no keyboard.
      const covered =
        view.scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - view.offsetTop - view.height));
      root.style.setProperty('--si-keyboard', `${covered}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [page]);
}
