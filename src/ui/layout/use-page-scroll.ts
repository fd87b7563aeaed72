import { type RefObject, useCallback, useEffect, useState } from 'react';

interface PageScroll {
  readonly current: number;
  readonly goTo: (page: number, behavior?: ScrollBehavior) => void;
}

/** Follows a track of pages, each as wide as the track, that the user swipes sideways. */
export function usePageScroll(track: RefObject<HTMLElement | null>, start = 0): PageScroll {
  const [current, setCurrent] = useState(start);

  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      // Negative from right to left. Not laid out (hidden page): keep what was known.
      if (element.clientWidth > 0) setCurrent(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [track]);

  const goTo = useCallback(
    (page: number, behavior: ScrollBehavior = 'smooth') => {
      const element = track.current;
      if (element === null) return;
      const mirrored = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollTo({ left: mirrored * page * element.clientWidth, behavior });
    },
    [track],
  );

  return { current, goTo };
}
