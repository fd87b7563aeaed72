import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerProps, WindowVirtualizer } from 'virtua';
import { useServices } from '../../services/services';

/** CSS px drawn beyond the screen on either side: a fling must not outrun it. */
const BUFFER_PX = 900;

interface VirtualTailProps<T> {
  readonly items: readonly T[];
  /** CSS px: the guess for rows that were never on the screen. */
  readonly usualHeight: number;
  /** CSS px drawn beyond the screen; less where rows are dear and lists are short. */
  readonly beyond?: number;
  readonly renderRow: (item: T, index: number) => ReactElement;
}

/** The list's start within the host's scroll container; it moves when something above it grows. */
function useOffsetIn(container: HTMLElement, box: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top - container.getBoundingClientRect().top;
      setOffset(Math.round(top + container.scrollTop));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.closest('main') ?? element);
    return () => observer.disconnect();
  }, [container, box]);
  return offset;
}

/** A list as both kinds of virtualizer take it. */
type Tail<T> = Pick<VirtualizerProps<T>, 'data' | 'bufferSize' | 'itemSize' | 'children'>;

function TailInContainer<T>({ container, tail }: { readonly container: HTMLElement; readonly tail: Tail<T> }) {
  const box = useRef<HTMLDivElement>(null);
  const scroller = useRef(container);
  const startMargin = useOffsetIn(container, box);
  return (
    <div ref={box}>
      <Virtualizer {...tail} scrollRef={scroller} startMargin={startMargin} />
    </div>
  );
}

/** The rows of a list after those that are drawn as they are; only those near the screen are in the page. */
export function VirtualTail<T>({ items, usualHeight, beyond = BUFFER_PX, renderRow }: VirtualTailProps<T>) {
  const { scrollContainer } = useServices();
  const tail: Tail<T> = { data: items, bufferSize: beyond, itemSize: usualHeight, children: renderRow };
  if (scrollContainer !== undefined) return <TailInContainer container={scrollContainer} tail={tail} />;
  return <WindowVirtualizer {...tail} />;
}
