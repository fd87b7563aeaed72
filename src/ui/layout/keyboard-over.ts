/** The height that the keyboard covers above `end`, the lower edge of what scrolls (CSS px). */
export function keyboardOver(end: number): number {
  const view = window.visualViewport;
  // A picture zoomed by hand is no keyboard.
  if (view === null || view.scale > 1.01) return 0;
  return Math.max(0, Math.round(end - (view.offsetTop + view.height)));
}
