import { useSyncExternalStore } from 'react';
import { useServices } from './services';

/** The value of `read` at server time `now` (Unix ms); a tick renders only where it makes another value. */
export function useTicked<Value extends string | number | boolean | undefined>(read: (now: number) => Value): Value {
  const { clock } = useServices();
  return useSyncExternalStore(clock.subscribe, () => read(clock.time()));
}
