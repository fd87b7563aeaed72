import * as v from 'valibot';
import { MOST_DRAFT_CHARS } from '../../../domains/writing/drafts';
import { replyTo } from '../../../domains/writing/unsent';
import { defineKept } from '../../../services/kept';
import { byPlace, keptPlaces } from '../../../services/kept-places';
import type { SafeStorage } from '../../../session/safe-storage';

const draft = v.object({ text: v.string(), photos: v.array(v.string()), replyTo: v.optional(replyTo) });
type Begun = v.InferOutput<typeof draft>;
const commentDrafts = defineKept('comment-drafts', byPlace(draft), [], 'member');

const NOTHING: Begun = { text: '', photos: [] };
const isNothing = ({ text, photos }: Begun) => text === '' && photos.length === 0;

export interface CommentDraft {
  /** Its current state. */
  begun(): Begun;
  /** Keeps what has changed of it; nothing is kept of one without words and photos. */
  change(some: Partial<{ [Field in keyof Begun]: Begun[Field] | undefined }>): void;
}

/** The comment that is being written: its words, its photos, whom it answers. `place`: the member's own (person.ts). */
export function createCommentDraft(storage: SafeStorage, place: string): CommentDraft {
  const kept = keptPlaces(storage, commentDrafts);
  let now = kept.of(place) ?? NOTHING;
  return {
    begun: () => now,
    change(some) {
      const before = now;
      const { text = '', photos = [], replyTo: to } = { ...now, ...some };
      now = { text: text.slice(0, MOST_DRAFT_CHARS), photos, ...(to === undefined ? {} : { replyTo: to }) };
      if (!isNothing(before) || !isNothing(now)) kept.keep(place, isNothing(now) ? undefined : now);
    },
  };
}
