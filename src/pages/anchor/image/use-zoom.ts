import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Box, DOUBLE_TAP_SCALE, type Point, panned, UNZOOMED, type Zoom, zoomAt } from './photo-zoom';

/** Two taps within this time and distance are one double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
const KEY_FACTOR = 1.5;
const KEY_PAN_PX = 60;

const ARROWS: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: KEY_PAN_PX, y: 0 }],
  ['ArrowRight', { x: -KEY_PAN_PX, y: 0 }],
  ['ArrowUp', { x: 0, y: KEY_PAN_PX }],
  ['ArrowDown', { x: 0, y: -KEY_PAN_PX }],
]);
const FACTORS: ReadonlyMap<string, number> = new Map([
  ['+', KEY_FACTOR],
  ['=', KEY_FACTOR],
  ['-', 1 / KEY_FACTOR],
]);

const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middle = ([a, b]: readonly Point[]): Point => ({
  x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2,
  y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2,
});

function locate(element: HTMLElement, point: Point): { box: Box; at: Point } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { box: { width, height }, at: { x: point.x - left - width / 2, y: point.y - top - height / 2 } };
}

/** A photo enlarged by pinch, double tap or keys, and moved while it is. */
export function useZoom() {
  const [zoom, setZoom] = useState<Zoom>(UNZOOMED);
  const fingers = useRef(new Map<number, Point>());
  const lastTap = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  const zoomBy = (element: HTMLElement, factor: number, point: Point) => {
    const { box, at } = locate(element, point);
    setZoom((before) => zoomAt(before, factor, at, box));
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size > 1) return;
    const { at, x, y } = lastTap.current;
    const isSecond =
      event.timeStamp - at < DOUBLE_TAP_MS &&
      distance([
        { x, y },
        { x: event.clientX, y: event.clientY },
      ]) < DOUBLE_TAP_PX;
    lastTap.current = { at: isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp, x: event.clientX, y: event.clientY };
    if (!isSecond) return;
    if (zoom.scale > 1) setZoom(UNZOOMED);
    else zoomBy(event.currentTarget, DOUBLE_TAP_SCALE, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = [...fingers.current.values()];
    const last = fingers.current.get(event.pointerId);
    if (last === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const { box } = locate(event.currentTarget, now);
    if (before.length > 1) {
      const after = [...fingers.current.values()];
      zoomBy(event.currentTarget, distance(after) / Math.max(1, distance(before)), middle(after));
    } else setZoom((held) => (held.scale > 1 ? panned(held, now.x - last.x, now.y - last.y, box) : held));
  };
  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
  };
  /** True when the key was one of ours: plus, minus, 0 and Escape; the arrows while enlarged. */
  const onKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const factor = FACTORS.get(event.key);
    const step = zoom.scale > 1 ? ARROWS.get(event.key) : undefined;
    const isReset = event.key === '0' || (event.key === 'Escape' && zoom.scale > 1);
    if (factor !== undefined) setZoom((held) => zoomAt(held, factor, { x: 0, y: 0 }, { width, height }));
    else if (step !== undefined) setZoom((held) => panned(held, step.x, step.y, { width, height }));
    else if (isReset) setZoom(UNZOOMED);
    return factor !== undefined || step !== undefined || isReset;
  };
  return {
    zoom,
    reset: () => setZoom(UNZOOMED),
    onKey,
    pointers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  };
}
