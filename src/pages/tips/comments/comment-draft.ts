import * as v from 'valibot';
import { MOST_DRAFT_CHARS } from '../../../domains/writing/drafts';
import { replyTo } from '../../../domains/writing/unsent';
import { defineKept } from '../../../services/kept';
import { byKey, keptByKey } from '../../../services/kept-by-key';
import type { SafeStorage } from '../../../session/safe-storage';

const draft = v.object({ text: v.string(), photos: v.array(v.string()), replyTo: v.optional(replyTo) });
type Begun = v.InferOutput<typeof draft>;
const commentDrafts = defineKept('comment-drafts', byKey(draft), [], 'member');

const NOTHING: Begun = { text: '', photos: [] };
const isNothing = ({ text, photos }: Begun) => text === '' && photos.length === 0;

export interface CommentDraft {
  /** Its current state. */
  begun(): Begun;
  /** Keeps what has changed of it; nothing is kept of one without words and photos. */
  change(some: Partial<{ [Field in keyof Begun]: Begun[Field] | undefined }>): void;
}

/** The comment that is being written: its words, its photos, whom it answers. `key`: the member's own (person.ts). */
export function createCommentDraft(storage: SafeStorage, key: string): CommentDraft {
  const kept = keptByKey(storage, commentDrafts);
  let now = kept.of(key) ?? NOTHING;
  return {
    begun: () => now,
    change(some) {
      const before = now;
      const { text = '', photos = [], replyTo: to } = { ...now, ...some };
      now = { text: text.slice(0, MOST_DRAFT_CHARS), photos, ...(to === undefined ? {} : { replyTo: to }) };
      if (!isNothing(before) || !isNothing(now)) kept.keep(key, isNothing(now) ? undefined : now);
    },
  };
}
