import * as v from 'valibot';
import type { SafeStorage } from '../../../session/safe-storage';

/** By host, not by room: the id of a private room stays nowhere. */
const DRAFTS_KEY = 'si:chat-drafts';
const MOST_DRAFTS = 20;
/** A pasted book is no draft. */
const MOST_CHARS = 1_000;

const stored = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.string()])));

/** What was typed and not yet said, room by room; it outlives leaving the page. */
export function createChatDrafts(storage: SafeStorage) {
  const all = (): [string, string][] => {
    const read = v.safeParse(stored, storage.get(DRAFTS_KEY));
    return read.success ? read.output : [];
  };
  return {
    of: (hostId: string): string => all().find(([id]) => id === hostId)?.[1] ?? '',
    keep(hostId: string, draft: string): void {
      const others = all().filter(([id]) => id !== hostId);
      const drafts = draft === '' ? others : [...others, [hostId, draft.slice(0, MOST_CHARS)]].slice(-MOST_DRAFTS);
      if (drafts.length === 0) storage.remove(DRAFTS_KEY);
      else storage.set(DRAFTS_KEY, JSON.stringify(drafts));
    },
  };
}
