/** The position of a photo in its box: enlarged around the middle, then moved by CSS px. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** CSS px. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 4;
/** The scale after a double tap. */
export const DOUBLE_TAP_SCALE = 2.5;

const between = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/** Within its limits: never smaller than the box, never moved so far that the box shows beside it. */
export function clampZoom({ scale, x, y }: Zoom, box: Box): Zoom {
  const kept = Math.min(Math.max(scale, 1), MOST);
  const slack = (kept - 1) / 2;
  // `+ 0`: minus zero is a zero to everybody but a comparison.
  return { scale: kept, x: between(x, box.width * slack) + 0, y: between(y, box.height * slack) + 0 };
}

/** Enlarged by `factor` so that what lies under `point` (CSS px from the box's middle) stays there. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, box: Box): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), MOST);
  const ratio = scale / zoom.scale;
  const move = (at: number, from: number) => at - (at - from) * ratio;
  return clampZoom({ scale, x: move(point.x, zoom.x), y: move(point.y, zoom.y) }, box);
}

export const panned = (zoom: Zoom, dx: number, dy: number, box: Box): Zoom =>
  clampZoom({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, box);
