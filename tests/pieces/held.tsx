import { type ReactNode, useState } from 'react';

interface HeldProps<V> {
  readonly start: V;
  readonly children: (value: V, choose: (value: V) => void) => ReactNode;
}

/** Keeps what is chosen in a piece that leaves that to its caller. */
export function Held<V>({ start, children }: HeldProps<V>) {
  const [value, choose] = useState(start);
  return children(value, choose);
}

/** A tap that leads nowhere. */
export const nothing = (): void => undefined;
