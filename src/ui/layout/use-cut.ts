import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a paragraph shows less than its text, as measured while `measures`, also when its width changes. It is asked when
 * the browser has laid the page out by itself, before it paints: a question in between would make it do so once more.
 */
export function useCut(
  content: string,
  measures: boolean,
): [paragraph: RefObject<HTMLParagraphElement | null>, isCut: boolean] {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies(content): another text is measured anew
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (element === null || !measures) return;
    const observer = new ResizeObserver(() => {
      flushSync(() => setIsCut(element.scrollHeight > element.clientHeight + 1));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [content, measures]);
  return [paragraph, isCut];
}
