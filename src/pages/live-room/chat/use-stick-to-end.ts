import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** CSS px from the end that still count as the end. */
const NEAR_END_PX = 32;
/** The least that a row takes. */
const ROW_PX = 44;
/** The height for a browser that measures nothing. */
const MOST_SEEN = 40;
/** Above those that are seen, so that whoever scrolls up meets a row. */
const SPARE = 8;

interface Held {
  readonly row: Element;
  /** From the upper edge of the box, CSS px. */
  readonly top: number;
}

const topIn = (box: Element, row: Element) => row.getBoundingClientRect().top - box.getBoundingClientRect().top;

/** The first row that is seen, and where it stands. */
function firstSeen(box: Element): Held | undefined {
  const edge = box.getBoundingClientRect().top;
  const rows = [...(box.firstElementChild?.children ?? [])];
  const row = rows.find((one) => one.getBoundingClientRect().bottom > edge);
  return row && { row, top: topIn(box, row) };
}

/**
 * A list that grows at its end and loses rows at its beginning: it follows its end, unless the user has scrolled up; then what
 * they read stays where it is. `newest`: id of the last row. Answers how many of the last rows are worth a place in the
 * document while its end is followed.
 */
export function useStickToEnd(box: RefObject<HTMLElement | null>, newest: string | undefined) {
  const isAtEnd = useRef(true);
  const held = useRef<Held>(undefined);
  const [leftAt, setLeftAt] = useState<string>();
  const [rows, setRows] = useState(MOST_SEEN);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    isAtEnd.current = true;
    setLeftAt(undefined);
    element.scrollTop = element.scrollHeight;
  }, [box]);

  const onScroll = () => {
    const element = box.current;
    if (element === null) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    if (!isAtEnd.current) held.current = firstSeen(element);
    setLeftAt((before) => (isAtEnd.current ? undefined : (before ?? newest)));
  };

  // With each render: whatever has changed, it was a row.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (isAtEnd.current) {
      element.scrollTop = element.scrollHeight;
      return;
    }
    const { row, top } = held.current ?? {};
    if (row?.isConnected === true && top !== undefined) element.scrollTop += topIn(element, row) - top;
  });

  // The keyboard, or a picture on its side, changes how much is seen.
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setRows(Math.ceil(element.clientHeight / ROW_PX) + SPARE);
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return { leftAt, rows, toEnd, onScroll };
}
