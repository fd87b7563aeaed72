import type { Point, Target } from './engine';

/** What a look into the page has found: where to tap, or why not yet. */
export type Found = { readonly point: Point } | { readonly why: string };

/** Runs in the page: brings a target into sight and tells its middle, once a finger would reach it there. */
export function findTarget({ css, text, nth = 0 }: Target): Found {
  const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
  const says = (element: Element) =>
    text === undefined || `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(text);
  const all = [...document.querySelectorAll(css)].filter(isSeen).filter(says);
  const element = all.at(nth);
  if (element === undefined) return { why: `${all.length} of them` };
  const inSight = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isReached = ({ x, y }: Point) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
  };
  if (!isReached(inSight())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const point = inSight();
  return isReached(point) ? { point } : { why: 'something lies above it' };
}

/** Runs in the page: whether a target is shown, and its text. */
export function readTarget({ css, text, nth = 0 }: Target): string | null {
  const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
  const says = (element: Element) =>
    text === undefined || `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(text);
  const element = [...document.querySelectorAll(css)].filter(isSeen).filter(says).at(nth);
  return element?.textContent ?? null;
}

/** Runs in the page: how many are shown. */
export function countTargets({ css, text }: Target): number {
  const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
  const says = (element: Element) =>
    text === undefined || `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(text);
  return [...document.querySelectorAll(css)].filter(isSeen).filter(says).length;
}
