import * as v from 'valibot';
import { defineKept } from '../../services/kept';
import { byPlace, keptPlaces } from '../../services/kept-places';
import type { SafeStorage } from '../../session/safe-storage';

/** A pasted book is no draft. */
export const MOST_DRAFT_CHARS = 1_000;

const chatDrafts = defineKept('chat-drafts', byPlace(v.string()), [], 'member');

/**
 * Texts typed and not yet sent, by place (person.ts, `ownPlace`); of a private room the host's id, not the room's, is the
 * place.
 */
export function createDrafts(storage: SafeStorage) {
  const kept = keptPlaces(storage, chatDrafts);
  return {
    of: (place: string): string => kept.of(place) ?? '',
    keep: (place: string, draft: string): void =>
      kept.keep(place, draft === '' ? undefined : draft.slice(0, MOST_DRAFT_CHARS)),
  };
}
