import { type RefObject, useEffect, useState } from 'react';

/** The elements that must stay readable and within reach: scores and controls. */
const KEPT_CLEAR = 'button, input, bdi, [role="tab"], [role="timer"]';
/** Pages change under it: rows come, a score gets a second line. */
const LOOKS_EVERY_MS = 400;

function isFreeOf(place: HTMLElement): boolean {
  const own = place.parentElement;
  const box = place.getBoundingClientRect();
  const isUnder = (one: Element) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  };
  const kept = place.closest('.sport-info')?.querySelectorAll(KEPT_CLEAR) ?? [];
  return ![...kept].some((one) => own?.contains(one) !== true && isUnder(one));
}

/** True when `place`, which lies over the page, covers nothing that must stay clear; false while the page scrolls. */
export function useFreePlace(place: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isFree, setIsFree] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const look = () => place.current !== null && setIsFree(isFreeOf(place.current));
    const hide = () => setIsFree(false);
    const timer = setInterval(look, LOOKS_EVERY_MS);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, [place, isWanted]);
  return isFree;
}
