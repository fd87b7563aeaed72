import type { Database } from '../database/open-database';

/** A reading's answer, and the time (the world's clock, Unix ms) from which on it would be another. */
interface Found<T> {
  readonly value: T;
  readonly until: number;
}

interface Kept {
  readonly found: Promise<Found<unknown>>;
  /** When it was begun: monotonic ms, and by the world's clock. */
  readonly at: number;
  readonly now: number;
  until: number;
}

const KEPT_MS = 1000;
const MOST_KEPT = 256;

/**
 * Readings that cost much and are the same for everybody: one for all who ask within a second. `key` says all that the reading
 * depends on beside `now`, the world's clock of whoever asks.
 */
export type SharedReadings = <T>(key: string, now: number, read: () => Promise<Found<T>>) => Promise<T>;

export function makeSharedReadings(clock: () => number = () => performance.now()): SharedReadings {
  const kept = new Map<string, Kept>();
  const isGood = (one: Kept, now: number) =>
    // The world's clock may have been set, and may run fast.
    clock() - one.at < KEPT_MS && Math.abs(now - one.now) < KEPT_MS && now < one.until;

  return async <T>(key: string, now: number, read: () => Promise<Found<T>>): Promise<T> => {
    const known = kept.get(key);
    if (known !== undefined && isGood(known, now)) return ((await known.found) as Found<T>).value;
    const found = read();
    const mine: Kept = { found, at: clock(), now, until: Number.POSITIVE_INFINITY };
    kept.delete(key);
    kept.set(key, mine);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    try {
      const { value, until } = await found;
      mine.until = until;
      return value;
    } catch (error) {
      if (kept.get(key) === mine) kept.delete(key);
      throw error;
    }
  };
}

const all = new WeakMap<Database, SharedReadings>();

/** Those of a store: a process may have several. */
export function sharedReadings(database: Database): SharedReadings {
  const known = all.get(database) ?? makeSharedReadings();
  all.set(database, known);
  return known;
}
