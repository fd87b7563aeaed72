/** Smooth, and at once for those who asked for less motion. */
export function scrollToTop(container: HTMLElement | undefined): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  (container ?? window).scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}
