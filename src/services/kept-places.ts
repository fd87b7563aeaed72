import * as v from 'valibot';
import type { SafeStorage } from '../session/safe-storage';
import type { Kept } from './kept';

const MOST_PLACES = 20;

/** The shape of values by place, the oldest first. */
export const byPlace = <Value>(value: v.GenericSchema<unknown, Value>) => v.array(v.tuple([v.string(), value]));

/** The value of each place, of the last ones that were written; writing one leaves the others as they are stored. */
export const keptPlaces = <Value>(storage: SafeStorage, kept: Kept<[string, Value][]>) => ({
  of: (place: string): Value | undefined => kept.read(storage).find(([id]) => id === place)?.[1],
  /** Undefined forgets the place. */
  keep(place: string, value: Value | undefined): void {
    kept.change(storage, (stored) => {
      const others = stored.filter(([id]) => id !== place);
      const next = value === undefined ? others : [...others, [place, value] satisfies [string, Value]];
      return next.length === 0 ? undefined : next.slice(-MOST_PLACES);
    });
  },
});
