import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether a paragraph shows less than its text, as measured while `measures`: an open one, and a surely short one, costs no layout. */
export function useCut(
  content: string,
  measures: boolean,
): [paragraph: RefObject<HTMLParagraphElement | null>, isCut: boolean] {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies(content): another text is measured anew
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (element !== null && measures) setIsCut(element.scrollHeight > element.clientHeight + 1);
  }, [content, measures]);
  return [paragraph, isCut];
}
