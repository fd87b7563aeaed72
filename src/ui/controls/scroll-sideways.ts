/** Brings an item of a sideways strip to the middle of it, at once; the page itself does not move. */
export function scrollSideways(strip: HTMLElement, item: Element): void {
  const outer = strip.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/** The ref of a list's chosen button: brings it to the middle of the list, which scrolls down. */
export function scrollToChosen(item: HTMLElement | null): void {
  const list = item?.parentElement;
  if (!item || !list) return;
  const outer = list.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  list.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}
