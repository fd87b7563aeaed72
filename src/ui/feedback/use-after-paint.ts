import { startTransition, useEffect, useState } from 'react';

/** The value that has been painted, `before` at first: what is drawn for a new one waits until the browser has shown what came first. */
export function useAfterPaint<Value>(value: Value, before = value): Value {
  const [painted, setPainted] = useState(before);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const asked = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(asked);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}

/** The first rows of a list alone until they have been painted, then all of them. */
export function useFirstRows<Item>(items: readonly Item[], first: number): readonly Item[] {
  const isPainted = useAfterPaint(items.length > 0);
  return isPainted || items.length === 0 ? items : items.slice(0, first);
}
