import * as v from 'valibot';
import { defineKept } from '../../services/kept';
import { byKey, keptByKey } from '../../services/kept-by-key';
import type { SafeStorage } from '../../session/safe-storage';

/** A pasted book is no draft. */
export const MOST_DRAFT_CHARS = 1_000;

const chatDrafts = defineKept('chat-drafts', byKey(v.string()), [], 'member');

/** Texts typed and not yet sent, by key (person.ts, `ownKey`); of a private room by the host's id. */
export function createDrafts(storage: SafeStorage) {
  const kept = keptByKey(storage, chatDrafts);
  return {
    of: (key: string): string => kept.of(key) ?? '',
    keep: (key: string, draft: string): void =>
      kept.keep(key, draft === '' ? undefined : draft.slice(0, MOST_DRAFT_CHARS)),
  };
}
