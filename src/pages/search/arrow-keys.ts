import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The code of keys that an input method takes for itself; Safari sends its Enter when the composing is over. */
const INPUT_METHOD = 229;
export const isOfInputMethod = ({ keyCode }: KeyboardEvent): boolean => keyCode === INPUT_METHOD;

/** Arrows lead from the field to what can be pressed below it, and back; the input method's own are left alone. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || isOfInputMethod(event)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, main a[href], main button')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? undefined : stops[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
