import { clampZoom, panned, UNZOOMED, type Zoom, zoomAt } from '../../../../../src/pages/anchor/image/photo-zoom';

const BOX = { width: 400, height: 800 };

it.each<[string, Zoom, Zoom]>([
  ['never smaller than its box', { scale: 0.5, x: 9, y: 9 }, UNZOOMED],
  ['never more than four times', { scale: 9, x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
  ['never moved beside the box', { scale: 2, x: 999, y: -999 }, { scale: 2, x: 200, y: -400 }],
  ['within its limits as it is', { scale: 2, x: 100, y: -100 }, { scale: 2, x: 100, y: -100 }],
])('a photo is %s', (_name, zoom, expected) => {
  expect(clampZoom(zoom, BOX)).toEqual(expected);
});

it.each<[string, Zoom, number, { x: number; y: number }, Zoom]>([
  ['at its middle it stays', UNZOOMED, 2, { x: 0, y: 0 }, { scale: 2, x: 0, y: 0 }],
  ['what is under the finger stays there', UNZOOMED, 2, { x: 100, y: 50 }, { scale: 2, x: -100, y: -50 }],
  ['at the edge it ends', UNZOOMED, 2, { x: 400, y: 0 }, { scale: 2, x: -200, y: 0 }],
  ['back to its own size', { scale: 2, x: -100, y: 0 }, 0.1, { x: 0, y: 0 }, UNZOOMED],
])('enlarged: %s', (_name, zoom, factor, point, expected) => {
  expect(zoomAt(zoom, factor, point, BOX)).toEqual(expected);
});

test('an enlarged photo is moved, one in its own size is not', () => {
  expect(panned({ scale: 2, x: 0, y: 0 }, 30, -40, BOX)).toEqual({ scale: 2, x: 30, y: -40 });
  expect(panned(UNZOOMED, 30, -40, BOX)).toEqual(UNZOOMED);
});
