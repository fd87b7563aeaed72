import * as v from 'valibot';
import { createKept } from '../../../domains/comment/kept';
import { MOST_DRAFT_CHARS } from '../../../domains/writing/drafts';
import { replyTo } from '../../../domains/writing/unsent';
import type { SafeStorage } from '../../../session/safe-storage';

const DRAFTS_KEY = 'si:comment-drafts';

const draft = v.object({ text: v.string(), photos: v.array(v.string()), replyTo: v.optional(replyTo) });
type Begun = v.InferOutput<typeof draft>;

const NOTHING: Begun = { text: '', photos: [] };
const isNothing = ({ text, photos }: Begun) => text === '' && photos.length === 0;

export interface CommentDraft {
  /** Its current state. */
  begun(): Begun;
  /** Keeps what has changed of it; nothing is kept of one without words and photos. */
  change(part: Partial<{ [Field in keyof Begun]: Begun[Field] | undefined }>): void;
}

/** The comment that is being written: its words, its photos, whom it answers. `place`: the member's own (kept.ts). */
export function createCommentDraft(storage: SafeStorage, place: string): CommentDraft {
  const kept = createKept(storage, DRAFTS_KEY, draft);
  let now = kept.of(place) ?? NOTHING;
  return {
    begun: () => now,
    change(part) {
      const before = now;
      const { text = '', photos = [], replyTo: to } = { ...now, ...part };
      now = { text: text.slice(0, MOST_DRAFT_CHARS), photos, ...(to === undefined ? {} : { replyTo: to }) };
      if (!isNothing(before) || !isNothing(now)) kept.keep(place, isNothing(now) ? undefined : now);
    },
  };
}
