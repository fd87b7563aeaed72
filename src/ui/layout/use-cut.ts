import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Cut {
  readonly paragraph: RefObject<HTMLParagraphElement | null>;
  /** The way to the rest: `hidden` where nothing is cut. */
  readonly more: RefObject<HTMLButtonElement | null>;
  readonly isCut: boolean;
}

/**
 * True when a paragraph shows less than its text, as measured while `measures`, also when its width changes. It is asked when
 * the browser has laid the page out by itself, before it paints: a question in between would make it do so once more. The
 * way to the rest is shown there and then, and React told of it: rendering at once would run every effect of the page that
 * has just been drawn before a cheap phone shows any of it. `atOnce`: for one paragraph on top of a page, where even one frame
 * without the way to the rest moves all below.
 */
export function useCut(content: string, measures: boolean, atOnce = false): Cut {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [isCut, setIsCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies(content): another text is measured anew
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (element === null || !measures) return;
    const look = () => {
      const isNow = element.scrollHeight > element.clientHeight + 1;
      if (more.current !== null) more.current.hidden = !isNow;
      setIsCut(isNow);
    };
    if (atOnce) look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [content, measures, atOnce]);
  return { paragraph, more, isCut };
}
