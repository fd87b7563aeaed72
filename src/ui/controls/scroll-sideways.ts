/** Brings an item of a sideways strip to the middle of it, at once; the page itself does not move. */
export function scrollSideways(strip: HTMLElement, item: Element): void {
  const outer = strip.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
