import * as v from 'valibot';
import { clientId, count, csv, flag, id, list, millis, soft, softOr, text } from '../wire';

/** Servers say 0 where there is no parent. */
const parent = v.pipe(
  id,
  v.transform((value) => (value === '0' ? undefined : value)),
);

/** product.md, section 3, Comment. Additions: text, tip, writer, likes and whose answer it is. */
const written = {
  id,
  messageId: soft(id, 'messageId'),
  parentId: soft(parent, 'parentId'),
  uid: soft(id, 'uid'),
  nickName: soft(text, 'nickName'),
  /** Shown where there is no nickname. */
  username: soft(text, 'username'),
  /** File id of the portrait. */
  headUrl: soft(text, 'headUrl'),
  content: softOr(text, 'content', ''),
  createDate: soft(millis, 'createDate'),
  /** File ids, comma-separated on the wire. */
  photos: softOr(csv, 'photos', []),
  likeCount: soft(count, 'likeCount'),
  isLiked: soft(flag, 'isLiked'),
  isMine: softOr(flag, 'isMine', false),
  /** Written by the expert whose tip it is. */
  isAuthor: soft(flag, 'isAuthor'),
  /** Of one's own: by what name it was sent. */
  clientId: soft(clientId, 'clientId'),
  /** Of an answer to an answer: whom it answers. */
  replyName: soft(text, 'replyName'),
} as const;

/** An answer, below its parent. Answers to answers stand below the same parent. */
const subComment = v.object(written);
export type SubComment = v.InferOutput<typeof subComment>;

/** A comment with its answers, oldest first. */
export const comment = v.object({
  ...written,
  subComments: softOr(list(subComment, 'subComments'), 'subComments', []),
});
export type Comment = v.InferOutput<typeof comment>;

/** Somebody has commented: on the tip's channel, each once. `isMine` and `isLiked` are nobody's in it. */
export const commentPush = v.object({ ...written, messageId: id });
export type CommentPush = v.InferOutput<typeof commentPush>;

/** Characters of a comment as a reader counts them, and photos with it (decisions.md, comment rule). */
export const MAX_COMMENT_CHARACTERS = 200;
export const MAX_COMMENT_PHOTOS = 9;
