import * as v from 'valibot';
import type { SafeStorage } from '../session/safe-storage';
import type { Kept } from './kept';

const MOST_KEYS = 20;

/** The shape of values by key, the oldest first. */
export const byKey = <Value>(value: v.GenericSchema<unknown, Value>) => v.array(v.tuple([v.string(), value]));

/** The value of each key, of the last ones that were written; writing one leaves the others as they are stored. */
export const keptByKey = <Value>(storage: SafeStorage, kept: Kept<[string, Value][]>) => ({
  of: (key: string): Value | undefined => kept.read(storage).find(([id]) => id === key)?.[1],
  /** Undefined forgets the key. */
  keep(key: string, value: Value | undefined): void {
    kept.change(storage, (stored) => {
      const others = stored.filter(([id]) => id !== key);
      const next = value === undefined ? others : [...others, [key, value] satisfies [string, Value]];
      return next.length === 0 ? undefined : next.slice(-MOST_KEYS);
    });
  },
});
