import { type RefObject, useEffect } from 'react';
import { keyboardOver } from '../../../ui/layout/keyboard-over';

/** Tells the page how much of it the keyboard covers (`--si-keyboard`, CSS px): the input bar stands above it. */
export function useKeyboard(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    const view = window.visualViewport;
    if (root === null || view === null) return;
    const measure = () => root.style.setProperty('--si-keyboard', `${keyboardOver(window.innerHeight)}px`);
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [page]);
}
