/** CSS px of finger travel that arm a refresh. */
const ARMED_AT_PX = 128;
/** The disc follows the finger at half its way, and no further than this. */
const FARTHEST_PX = 88;
/** A finger that moved less than this has not chosen a direction yet. */
const SLOP_PX = 8;

export interface Pull {
  /** CSS px that the disc stands below its rest. */
  readonly distance: number;
  readonly isArmed: boolean;
}

interface PullDeps {
  /** The host's scroll container; undefined: the window scrolls. */
  readonly container: HTMLElement | undefined;
  /** Ends it. */
  readonly signal: AbortSignal;
  readonly isBusy: () => boolean;
  readonly onPull: (pull: Pull) => void;
  readonly onRelease: (isArmed: boolean) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = (event: TouchEvent): Point | null => {
  const touch = event.touches.length === 1 ? event.touches[0] : undefined;
  return touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
};

/** Follows a finger that pulls down while the page is at its top. */
export function followPull({ container, signal, isBusy, onPull, onRelease }: PullDeps): void {
  if (signal.aborted) return;
  const target: EventTarget = container ?? window;
  const isAtTop = () => (container?.scrollTop ?? window.scrollY) <= 0;
  let start: Point | null = null;
  let travel = 0;

  const onStart = (event: Event) => {
    start = isAtTop() && !isBusy() ? pointOf(event as TouchEvent) : null;
    travel = 0;
  };
  /** The first moves decide: down is ours, sideways and up are the page's. */
  const isPull = (from: Point, to: Point) =>
    travel > 0 || (to.y >= from.y && Math.abs(to.x - from.x) <= to.y - from.y && isAtTop());
  const onMove = (event: Event) => {
    const point = pointOf(event as TouchEvent);
    if (start === null || point === null) return;
    if (!isPull(start, point)) {
      start = null;
      return;
    }
    const down = point.y - start.y;
    if (down < SLOP_PX) return;
    travel = down;
    // Else the browser's own pull would answer too.
    if (event.cancelable) event.preventDefault();
    onPull({ distance: Math.min(down / 2, FARTHEST_PX), isArmed: down >= ARMED_AT_PX });
  };
  const onEnd = () => {
    if (travel > 0) onRelease(travel >= ARMED_AT_PX);
    start = null;
    travel = 0;
  };

  // A listener that may cancel delays every scroll, so it stands only while the page is at its top. It is not asked where
  // that is before the first scroll: the answer would cost a layout of the whole page while it is being built.
  let listens = false;
  const listen = (isNeeded: boolean) => {
    if (isNeeded === listens) return;
    listens = isNeeded;
    if (listens) target.addEventListener('touchmove', onMove, { passive: false });
    else target.removeEventListener('touchmove', onMove);
  };
  const watch = () => listen(isAtTop());
  listen(true);
  const listeners = [
    ['scroll', watch],
    ['touchstart', onStart],
    ['touchend', onEnd],
    ['touchcancel', onEnd],
  ] as const;
  for (const [name, listener] of listeners) target.addEventListener(name, listener, { passive: true });
  signal.addEventListener('abort', () => {
    for (const [name, listener] of listeners) target.removeEventListener(name, listener);
    listen(false);
  });
}
