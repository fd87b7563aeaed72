const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/** Which of `count` tabs a key leads to from the one at `at`, around the ends; undefined for any other key. */
export function rovingTarget(key: string, at: number, count: number, isMirrored: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS.get(key);
  return step === undefined ? undefined : (at + (isMirrored ? -step : step) + count) % count;
}

/** Whether the element's line runs from right to left: there the arrows change places. */
export const isMirrored = (element: HTMLElement | null): boolean =>
  element !== null && getComputedStyle(element).direction === 'rtl';
