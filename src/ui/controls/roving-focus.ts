import { type KeyboardEvent, useRef } from 'react';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/** The tab of `count` that a key leads to from the one at `at`, around the ends; undefined for any other key. */
function rovingTarget(key: string, at: number, count: number, isMirrored: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS.get(key);
  return step === undefined ? undefined : (at + (isMirrored ? -step : step) + count) % count;
}

/** True when the element's line runs from right to left: there the arrows change places. */
const isMirrored = (element: HTMLElement | null): boolean =>
  element !== null && getComputedStyle(element).direction === 'rtl';

/** In a list that runs down, where an arrow down is a step forward whichever way lines run. */
const VERTICAL: ReadonlyMap<string, string> = new Map([
  ['ArrowDown', 'ArrowRight'],
  ['ArrowUp', 'ArrowLeft'],
]);

interface RovingFocus<V> {
  /** Of the list's buttons, in their order. */
  readonly values: readonly V[];
  /** The focus chooses; without it, it only moves. */
  readonly onSelect?: (value: V) => void;
  readonly isVertical?: boolean;
  /** Of a grid of so many columns: an arrow down is a step to the line below, which does not go around the ends. */
  readonly columns?: number;
}

const LINES: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** Arrow keys in a list that is one Tab stop: it takes `list` as ref, buttons `onKeyDown` and `tabIndex`. */
export function useRovingFocus<V>({ values, onSelect, isVertical = false, columns }: RovingFocus<V>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.currentTarget as HTMLButtonElement);
    const lines = columns === undefined ? undefined : LINES.get(event.key);
    const turned = isVertical ? VERTICAL.get(event.key) : undefined;
    const isTurned = turned === undefined && isMirrored(list.current);
    const target =
      lines === undefined
        ? rovingTarget(turned ?? event.key, at, buttons.length, isTurned)
        : at + lines * (columns ?? 0);
    if (target === undefined) return;
    event.preventDefault();
    for (const value of values.slice(target, target + 1)) onSelect?.(value);
    buttons[target]?.focus();
  };
  return { list, onKeyDown };
}
