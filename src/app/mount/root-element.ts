import { type RefCallback, useCallback } from 'react';

/** Sets what the host says about its bars as a custom property; through the DOM, so that a strict CSP allows it. */
export function useRootElement(
  topBarHeight: number,
  onElement: RefCallback<Element> | undefined,
): RefCallback<HTMLDivElement> {
  return useCallback(
    (element) => {
      onElement?.(element);
      element?.style.setProperty('--si-bar-top', `${topBarHeight}px`);
    },
    [topBarHeight, onElement],
  );
}
