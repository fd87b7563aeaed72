import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** The interval of looking at a hidden app: it may have been taken away meanwhile. */
const HIDDEN_LOOK_MS = 1_000;

/**
 * Begins with the first commit and ends when the component is gone for good. React also ends effects of what only goes out of
 * sight: in StrictMode, in an `<Activity>` of the host, where a `<Suspense>` around us suspends again. What is hidden stays in
 * the document, what is gone does not. Answers the ref of the element that tells.
 */
export function useLifetime(begin: () => () => void): RefCallback<Element> {
  const seen = useRef<Element | undefined>(undefined);
  const end = useRef<(() => void) | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useLayoutEffect(() => {
    clearTimeout(timer.current);
    end.current ??= begin();
  }, [begin]);
  useEffect(
    () => () => {
      const look = () => {
        if (seen.current?.isConnected === true) timer.current = setTimeout(look, HIDDEN_LOOK_MS);
        else {
          end.current?.();
          end.current = undefined;
          // The host's React may keep the last of us for a while: not its document too.
          seen.current = undefined;
        }
      };
      // Before anything was drawn nothing tells: StrictMode comes back at once.
      if (seen.current === undefined) timer.current = setTimeout(look, 0);
      else look();
    },
    [],
  );
  return useCallback((element) => {
    if (element !== null) seen.current = element;
  }, []);
}
