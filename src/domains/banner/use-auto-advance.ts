import { type RefObject, useEffect, useRef } from 'react';

/** One of the platform's loop times (product.md, section 9). */
const ADVANCE_EVERY_MS = 5000;
const HOLDING = ['pointerdown', 'touchstart', 'mouseenter', 'focusin'] as const;
const RELEASING = ['pointerup', 'pointercancel', 'touchend', 'touchcancel', 'mouseleave', 'focusout'] as const;

/**
 * Calls `advance` every 5 s, but not while the element is touched, hovered or holds the focus, not in a hidden page,
 * and never with reduced motion (decisions.md, accessibility, carousel).
 */
export function useAutoAdvance(element: RefObject<HTMLElement | null>, isActive: boolean, advance: () => void): void {
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  }, [advance]);

  useEffect(() => {
    const target = element.current;
    if (!isActive || target === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isHeld = false;
    const hold = () => {
      isHeld = true;
    };
    const release = () => {
      isHeld = target.contains(document.activeElement);
    };
    for (const name of HOLDING) target.addEventListener(name, hold, { passive: true });
    for (const name of RELEASING) target.addEventListener(name, release, { passive: true });
    const timer = setInterval(() => {
      if (!isHeld && document.visibilityState === 'visible') latest.current();
    }, ADVANCE_EVERY_MS);
    return () => {
      clearInterval(timer);
      for (const name of HOLDING) target.removeEventListener(name, hold);
      for (const name of RELEASING) target.removeEventListener(name, release);
    };
  }, [element, isActive]);
}
