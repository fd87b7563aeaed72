import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, WindowVirtualizer } from 'virtua';
import { useServices } from '../../context/services';
import type { Moment } from '../../contract/moment';

/** CSS px drawn beyond the screen on either side: a fling must not outrun it. */
const BUFFER_PX = 900;
/** A moment with two lines and no photo, CSS px: the guess for rows that were never on the screen. */
const USUAL_HEIGHT_PX = 168;

interface MomentTailProps {
  readonly moments: readonly Moment[];
  readonly renderRow: (moment: Moment, index: number) => ReactElement;
}

/** Where the list begins within the host's scroll container; it moves when something above it grows. */
function useOffsetIn(container: HTMLElement, place: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top - container.getBoundingClientRect().top;
      setOffset(Math.round(top + container.scrollTop));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.closest('main') ?? element);
    return () => observer.disconnect();
  }, [container, place]);
  return offset;
}

function TailInContainer({ container, moments, renderRow }: MomentTailProps & { readonly container: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  const scroller = useRef(container);
  const startMargin = useOffsetIn(container, place);
  return (
    <div ref={place}>
      <Virtualizer
        data={moments}
        scrollRef={scroller}
        startMargin={startMargin}
        bufferSize={BUFFER_PX}
        itemSize={USUAL_HEIGHT_PX}
      >
        {renderRow}
      </Virtualizer>
    </div>
  );
}

/** All moments after the first page; only those near the screen are in the page. */
export function MomentTail({ moments, renderRow }: MomentTailProps) {
  const { scrollContainer } = useServices();
  if (scrollContainer !== undefined) {
    return <TailInContainer container={scrollContainer} moments={moments} renderRow={renderRow} />;
  }
  return (
    <WindowVirtualizer data={moments} bufferSize={BUFFER_PX} itemSize={USUAL_HEIGHT_PX}>
      {renderRow}
    </WindowVirtualizer>
  );
}
