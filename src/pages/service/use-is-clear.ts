import { type RefObject, useEffect, useState } from 'react';

/** The elements that must stay readable and within reach: scores, points and controls. */
const KEPT_CLEAR = 'button, input, bdi, td, [role="tab"], [role="timer"]';
/** Pages change under it: rows come, a score gets a second line. */
const LOOKS_EVERY_MS = 400;

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

/** True when `element`, which lies over the page, covers nothing that must stay clear; false while the page scrolls. */
export function useIsClear(element: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isFree, setIsFree] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const look = () => element.current !== null && setIsFree(isClear(element.current));
    const hide = () => setIsFree(false);
    const timer = setInterval(look, LOOKS_EVERY_MS);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, [element, isWanted]);
  return isFree;
}
