import * as v from 'valibot';
import type { SafeStorage } from '../session/safe-storage';
import type { Kept } from './kept';

/** Older than this, a table or a score says nothing any more. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60_000;
/** Writing is nothing that a first screen should wait for. */
const WRITE_AFTER_MS = 3_000;

/** The shape of a kept reply: `at`, when it was read (device time, Unix ms); `of`, whose back end said so. */
export const replyOf = <Reply>(reply: v.GenericSchema<unknown, Reply>) =>
  v.object({ at: v.number(), of: v.optional(v.string(), ''), value: reply });

type KeptReply<Reply> = Kept<{ at: number; of: string; value: Reply } | undefined>;

/** The last replies of the main screens, for the next visit and for a cold start without a network. Holds what everybody may see, and nothing else. */
export interface OfflineCache {
  /** `make` is asked for the value when it is written, not before. */
  keep<Reply>(kept: KeptReply<Reply>, make: () => Reply): void;
  /** The kept value, decoded like a reply, and the time of its reading (device time, Unix ms); nothing older than `within` ms. */
  recall<Reply>(kept: KeptReply<Reply>, within?: number): { readonly value: Reply; readonly at: number } | undefined;
  /** Drops values that wait to be written: they were read for a member who has left. */
  forget(): void;
  /** Writes what still waits, and nothing any more. */
  stop(): void;
}

/** `of`: whose replies they are, where several back ends share a storage. */
export function createOfflineCache(storage: SafeStorage, now: () => number, of = ''): OfflineCache {
  const waiting = new Map<string, () => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const writeOne of waiting.values()) writeOne();
    waiting.clear();
  };

  return {
    keep(kept, make) {
      const at = now();
      waiting.set(kept.key, () => void kept.change(storage, () => ({ at, of, value: make() })));
      timer ??= setTimeout(write, WRITE_AFTER_MS);
    },
    recall(kept, within = KEPT_FOR_MS) {
      const stored = kept.read(storage);
      if (stored === undefined || stored.of !== of) return undefined;
      const age = now() - stored.at;
      // What was read "later" is of a clock that was set back since: how old it is nobody knows.
      if (age > Math.min(within, KEPT_FOR_MS) || (age < 0 && within < KEPT_FOR_MS)) return undefined;
      return stored;
    },
    forget: () => waiting.clear(),
    stop: write,
  };
}
