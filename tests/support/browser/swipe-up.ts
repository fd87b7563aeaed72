import type { Page } from 'playwright-core';

const FROM_Y = 150;
const STEPS = 8;

/** One finger from the upper part of the screen up by so many CSS px; answers how it is lifted. */
export async function swipeUp(on: Page, by: number): Promise<() => Promise<unknown>> {
  const session = await on.context().newCDPSession(on);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await touch('touchStart', FROM_Y);
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', FROM_Y - (by * step) / STEPS);
  return () => touch('touchEnd');
}
