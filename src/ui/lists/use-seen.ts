import { type RefObject, useEffect, useState } from 'react';

/** CSS px around the screen within which something is as good as seen. */
const NEARBY = '100px';

/** True from the first time on that the element is on the screen or near it. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (isSeen || target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
      },
      { rootMargin: NEARBY },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
