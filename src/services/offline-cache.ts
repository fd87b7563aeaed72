import * as v from 'valibot';
import { decode } from '../contract/wire';
import type { SafeStorage } from '../session/safe-storage';

/** Larger replies are not worth the room, nor the time it takes to write them. */
const MAX_CHARS = 300_000;
/** Older than this, a table or a score says nothing any more. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60_000;
/** Writing is nothing that a first screen should wait for. */
const WRITE_AFTER_MS = 3_000;

const envelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.number(), of: v.optional(v.string(), ''), value: v.unknown() }),
);

/** The last replies of the main screens, for the next visit and for a cold start without a network. Holds what everybody may see, and nothing else. */
export interface OfflineCache {
  /** `make` is asked for the value when it is written, not before. */
  keep(key: string, make: () => unknown): void;
  /** The kept value, decoded like a reply, and the time of its reading (device time, Unix ms); nothing older than `within` ms. */
  recall<S extends v.GenericSchema>(
    key: string,
    schema: S,
    within?: number,
  ): { value: v.InferOutput<S>; at: number } | undefined;
  /** Drops values that wait to be written: they were read for a member who has left. */
  forget(): void;
  /** Writes what still waits, and nothing any more. */
  stop(): void;
}

const storageKey = (key: string) => `si:kept:${key}`;

/** `of`: whose replies they are, where several back ends share a storage. */
export function createOfflineCache(storage: SafeStorage, now: () => number, of = ''): OfflineCache {
  const waiting = new Map<string, { readonly at: number; readonly make: () => unknown }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, { at, make }] of waiting) {
      const json = JSON.stringify({ at, of, value: make() });
      if (json.length <= MAX_CHARS) storage.set(storageKey(key), json);
    }
    waiting.clear();
  };

  return {
    keep(key, make) {
      waiting.set(key, { at: now(), make });
      timer ??= setTimeout(write, WRITE_AFTER_MS);
    },
    recall(key, schema, within = KEPT_FOR_MS) {
      const stored = v.safeParse(envelope, storage.get(storageKey(key)));
      if (!stored.success || stored.output.of !== of) return undefined;
      const age = now() - stored.output.at;
      // What was read "later" is of a clock that was set back since: how old it is nobody knows.
      if (age > Math.min(within, KEPT_FOR_MS) || (age < 0 && within < KEPT_FOR_MS)) return undefined;
      const read = decode(schema, stored.output.value);
      return read.ok ? { value: read.value, at: stored.output.at } : undefined;
    },
    forget: () => waiting.clear(),
    stop: write,
  };
}
