import * as v from 'valibot';
import { anything, defineCall } from '../call';
import { COMMENT_SORT } from '../codes';
import { pageOf } from '../page';
import { bit, clientId, count, csv, flag, id, sentInt, soft, text } from '../wire';
import { comment, MAX_COMMENT_CHARACTERS, MAX_COMMENT_PHOTOS } from './tip-comment';

const BASE = '/api/forehead/live/sports/message/comment';

const commentText = v.pipe(
  text,
  v.trim(),
  v.minLength(1, 'empty'),
  v.check(
    (content) => [...content].length <= MAX_COMMENT_CHARACTERS,
    `longer than ${MAX_COMMENT_CHARACTERS} characters`,
  ),
);
const photoIds = v.pipe(csv, v.maxLength(MAX_COMMENT_PHOTOS, `more than ${MAX_COMMENT_PHOTOS} photos`));

/** Comments on a tip, or answers a comment, under the comment rule (else 403). `photos`: own uploads. `clientId`, an addition: a second try stores nothing. */
export const commentPublish = defineCall({
  name: 'commentPublish',
  path: `${BASE}/publish`,
  body: v.object({
    messageId: id,
    parentId: v.optional(id),
    content: commentText,
    photos: v.optional(photoIds),
    clientId: v.optional(clientId),
  }),
  data: comment,
  writes: true,
  needsLogin: true,
});

const pageFields = { messageId: id, page: v.optional(sentInt, 1), size: v.optional(sentInt, 10) };

/** The comments of a tip, newest first, each with its answers; `commentSort` 2, an addition: the author's and the most liked first. */
export const commentList = defineCall({
  name: 'commentList',
  path: `${BASE}/list`,
  body: v.object({ ...pageFields, commentSort: v.optional(v.pipe(sentInt, v.picklist(Object.values(COMMENT_SORT)))) }),
  data: pageOf(comment, 'comments'),
});

/** Those that the member has written without a parent. */
export const myComments = defineCall({
  name: 'myComments',
  path: `${BASE}/my/list`,
  body: v.object(pageFields),
  data: pageOf(comment, 'comments'),
  needsLogin: true,
});

/** An addition: takes back a comment of one's own, with the answers below it. Doing so twice is doing so once. */
export const commentDelete = defineCall({
  name: 'commentDelete',
  path: `${BASE}/delete`,
  body: v.object({ commentId: id }),
  data: anything,
  writes: true,
  needsLogin: true,
});

export const liked = v.object({ likeCount: soft(count, 'likeCount'), isLiked: soft(flag, 'isLiked') });

/** Likes a comment; `isLiked` 0, an addition, takes it back. Doing so twice is doing so once. */
export const commentLike = defineCall({
  name: 'commentLike',
  path: `${BASE}/liked`,
  body: v.object({ commentId: id, isLiked: v.optional(bit, 1) }),
  data: liked,
  writes: true,
  needsLogin: true,
  pending: ({ commentId, isLiked }) => (isLiked === 0 ? undefined : { kind: 'likeComment', id: `${commentId}` }),
});
