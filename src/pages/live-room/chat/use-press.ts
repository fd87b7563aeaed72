import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';

const HOLD_MS = 500;
/** A finger that rests still trembles; CSS px. */
const TREMBLE_PX = 10;

interface Held {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  isLong: boolean;
}

interface PressActions {
  readonly onTap: (element: HTMLElement) => void;
  /** Told when the finger is lifted: only then may a page write to the clipboard. */
  readonly onHold: (element: HTMLElement) => void;
}

/** One set of handlers for all rows of a list: a tap, or a long press, which is no tap. A keyboard taps. */
export function usePress(actions: PressActions) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(() => {
    let held: Held | undefined;
    let wasLong = false;
    const end = () => {
      clearTimeout(held?.timer);
      held = undefined;
    };
    return {
      onPointerDown({ clientX: x, clientY: y, button }: PointerEvent<HTMLElement>) {
        end();
        wasLong = false;
        if (button !== 0) return;
        const made: Held = {
          x,
          y,
          isLong: false,
          timer: setTimeout(() => Object.assign(made, { isLong: true }), HOLD_MS),
        };
        held = made;
      },
      onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
        if (held !== undefined && Math.hypot(clientX - held.x, clientY - held.y) > TREMBLE_PX) end();
      },
      onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
        wasLong = held?.isLong === true;
        end();
        if (wasLong) latest.current.onHold(currentTarget);
      },
      onPointerCancel: end,
      onContextMenu(event: MouseEvent<HTMLElement>) {
        // The browser's own menu would take the finger away from the row.
        if (held !== undefined) event.preventDefault();
      },
      onClick({ currentTarget }: MouseEvent<HTMLElement>) {
        if (!wasLong) latest.current.onTap(currentTarget);
        wasLong = false;
      },
    };
  }, []);
}

export type PressHandlers = ReturnType<typeof usePress>;
