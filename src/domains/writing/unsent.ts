import * as v from 'valibot';
import { defineKept, type Kept } from '../../services/kept';
import { byKey, keptByKey } from '../../services/kept-by-key';
import type { SafeStorage } from '../../session/safe-storage';

const MOST_ENTRIES = 20;

/** Whom an answer is for. */
export const replyTo = v.object({
  /** The text that it answers: a comment, or another answer. */
  parentId: v.string(),
  name: v.string(),
  /** It answers an answer, whose writer is named. */
  isNamed: v.boolean(),
});

/** A message of one's own that the server is not known to have taken. */
const unsent = v.object({
  /** Ours; the server has given it no id. */
  key: v.string(),
  content: v.string(),
  /** Server time, Unix ms. */
  sentAt: v.number(),
  clientId: v.optional(v.string()),
  photos: v.optional(v.array(v.string())),
  replyTo: v.optional(replyTo),
});
export type UnsentEntry = v.InferOutput<typeof unsent>;

const unsentByKey = byKey(v.array(unsent));
type UnsentByKey = v.InferOutput<typeof unsentByKey>;
/** By host, as drafts are: the id of a private room stays nowhere. */
export const chatUnsent = defineKept('chat-unsent', unsentByKey, [], 'member');
/** By tip. */
export const commentUnsent = defineKept('comment-unsent', unsentByKey, [], 'member');

/** The texts of one key that are not known to have arrived. */
export interface Unsent {
  /** Oldest first; what the page was left with on its way is among them. */
  read(): readonly UnsentEntry[];
  /** Takes over what has changed; what another page of the same key has put there stays. */
  change(before: readonly UnsentEntry[], after: readonly UnsentEntry[]): void;
}

/** `key`: the member's own (person.ts, `ownKey`). `since`: what was sent before that (server time, Unix ms) is forgotten. */
export function createUnsent(storage: SafeStorage, of: Kept<UnsentByKey>, key: string, since: number): Unsent {
  const kept = keptByKey(storage, of);
  const read = () => (kept.of(key) ?? []).filter(({ sentAt }) => sentAt >= since);
  return {
    read,
    change(before, after) {
      if (before === after) return;
      const known = new Set(before.map(({ key: one }) => one));
      const staying = new Set(after.map(({ key: one }) => one));
      // What another page has seen arrive meanwhile does not come back.
      const left = read().filter(({ key: one }) => staying.has(one) || !known.has(one));
      const all = [...left, ...after.filter(({ key: one }) => !known.has(one))].slice(-MOST_ENTRIES);
      kept.keep(key, all.length === 0 ? undefined : all);
    },
  };
}
