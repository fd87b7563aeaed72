import type { Unwanted } from '../../../domains/moderation/blocked';
import type { OpenPhotos } from '../../../domains/moment/feed-actions';
import type { CommentLikes } from './comment-likes';
import type { ReplyTo } from './outbox';

/** A comment that one reports, and its writer where they can be hidden. */
export interface Reported {
  readonly id: string;
  readonly writer: Unwanted | undefined;
}

/** A comment of one's own that one takes back, and the number of answers that go with it. */
export interface Removed {
  readonly id: string;
  readonly answers: number;
}

/** The actions for comments and answers. */
export interface CommentActions {
  readonly likes: CommentLikes;
  /** Comments that were reported here. */
  readonly reported: ReadonlySet<string>;
  /** Undefined: nobody can answer here, and the bar below says why. */
  readonly reply: ((to: ReplyTo) => void) | undefined;
  readonly report: (comment: Reported) => void;
  readonly remove: (comment: Removed) => void;
  readonly block: (who: Unwanted) => void;
  readonly openPhotos: (open: OpenPhotos) => void;
}
