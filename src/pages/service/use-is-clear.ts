import { type RefObject, useEffect, useState } from 'react';

/** The elements that must stay readable and within reach: scores, points and controls. */
const KEPT_CLEAR = 'button, input, bdi, td, [role="tab"], [role="timer"]';
/** Many changes of a page are one look: rows come, a score gets a second line. */
const LOOKS_AFTER_MS = 400;
/** Signs that something stands elsewhere; a running clock keeps its place. */
const CHANGES = { subtree: true, childList: true, attributeFilter: ['class', 'hidden'] };

function isClear(element: HTMLElement): boolean {
  const own = element.parentElement;
  const box = element.getBoundingClientRect();
  const isUnder = (one: Element) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  };
  const kept = element.closest('.sport-info')?.querySelectorAll(KEPT_CLEAR) ?? [];
  return ![...kept].some((one) => own?.contains(one) !== true && isUnder(one));
}

/** Looks soon, and again each time the page has changed; a page that nobody sees draws nothing, and is not looked at. */
function lookAtChanges(root: Element, look: () => void, hide: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drawing = 0;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      cancelAnimationFrame(drawing);
      drawing = requestAnimationFrame(look);
    }, LOOKS_AFTER_MS);
  };
  const onScroll = () => {
    hide();
    clearTimeout(timer);
    timer = undefined;
    soon();
  };
  const observer = new MutationObserver(soon);
  observer.observe(root, CHANGES);
  window.addEventListener('resize', soon);
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  soon();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(drawing);
    window.removeEventListener('resize', soon);
    document.removeEventListener('scroll', onScroll, { capture: true });
  };
}

/** True when `element`, which lies over the page, covers nothing that must stay clear; false while the page scrolls. */
export function useIsClear(element: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isFree, setIsFree] = useState(false);
  useEffect(() => {
    const root = element.current?.closest('.sport-info') ?? null;
    if (!isWanted || root === null) return;
    const look = () => element.current !== null && setIsFree(isClear(element.current));
    return lookAtChanges(root, look, () => setIsFree(false));
  }, [element, isWanted]);
  return isFree;
}
