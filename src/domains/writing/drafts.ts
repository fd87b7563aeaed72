import * as v from 'valibot';
import type { SafeStorage } from '../../session/safe-storage';
import { createKept } from '../comment/kept';

/** A pasted book is no draft. */
export const MOST_DRAFT_CHARS = 1_000;

/**
 * Texts typed and not yet sent, by place (kept.ts, `ownPlace`); of a private room the host's id, not the room's, is the
 * place.
 */
export function createDrafts(storage: SafeStorage, key: string) {
  const kept = createKept(storage, key, v.string());
  return {
    of: (place: string): string => kept.of(place) ?? '',
    keep: (place: string, draft: string): void =>
      kept.keep(place, draft === '' ? undefined : draft.slice(0, MOST_DRAFT_CHARS)),
  };
}
