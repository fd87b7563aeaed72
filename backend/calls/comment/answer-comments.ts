import type * as v from 'valibot';
import { COMMENT_SORT, FORBIDDEN_CODE } from '../../../src/contract/codes';
import * as calls from '../../../src/contract/comment/calls-comments';
import * as ranking from '../../../src/contract/ranking/calls-ranking';
import { businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import {
  addComment,
  commentById,
  commentLikesOf,
  deleteComment,
  isThreadFull,
  sentComment,
  setCommentLike,
} from '../../store/comments';
import { filesOf } from '../../store/files';
import { type Said, tipOfWorldComment, worldComments } from '../../world/tip/tip-comments';
import { TITLES } from '../../world/titles';
import { afterCommit, isToldAgain } from '../after-commit';
import { answer, type CallContext, isEnglish, memberOf } from '../call-context';
import { boundedPage, type PageFilter } from '../pages';
import { numberOf } from '../session/identity';
import { findTip } from '../tip/answer-tips';
import { commentRefusal } from './comment-rule';
import { commentPage, ownView, saidByRow, saidView } from './comment-view';

const gone = () => businessRefusal(NOT_FOUND_CODE, '评论不存在或已删除');

/** The place of an answer. Answers to answers stand below the same comment, and say whom they answer. */
async function placeOf(context: CallContext, tipId: number, parentId: string | undefined) {
  if (parentId === undefined || parentId === '0') return { parentId: '', replyName: '' };
  const parent = await findComment(context, parentId);
  if (parent?.tipId !== tipId) throw gone();
  if (parent.parentId === '') return { parentId: parent.id, replyName: '' };
  return { parentId: parent.parentId, replyName: parent.nickName === '' ? parent.username : parent.nickName };
}

async function ownPhotos({ database }: CallContext, uid: number, wanted: readonly string[]): Promise<void> {
  const own = new Set(await filesOf(database.db, uid, wanted));
  if (wanted.some((id) => !own.has(id))) throw businessRefusal(NOT_FOUND_CODE, '图片不存在，请重新上传');
}

type Written = v.InferOutput<typeof calls.commentPublish.body>;

/** Stores a comment under the comment rule; one that is there by the same name stays the only one. */
async function store({ messageId, parentId, content, photos = [], clientId }: Written, context: CallContext) {
  const { database, now } = context;
  const member = memberOf(context);
  const { uid, username, headUrl } = member;
  const { row: tip } = await findTip(context, messageId);
  const refusal = commentRefusal(member, context.language);
  if (refusal !== undefined) throw businessRefusal(FORBIDDEN_CODE, refusal);
  await ownPhotos(context, uid, photos);
  const place = await placeOf(context, tip.id, parentId);
  if (await isThreadFull(database.db, tip.id, place.parentId))
    throw businessRefusal(FORBIDDEN_CODE, '该评论的回复已满');
  const written = { tipId: tip.id, ...place, uid, username, headUrl, content, photos, createdAt: now, clientId };
  return addComment(database.db, written);
}

/** To everybody who listens to the tip. */
async function tellComment({ publish }: CallContext, said: Said, tipId: number, uid: number): Promise<void> {
  const { parentId: _parent, isAuthor: _nobodys, ...view } = saidView(said, tipId);
  const nobodys = { photos: [...said.photos], isLiked: false, isMine: false, parentId: said.parentId || undefined };
  const data = { ...view, ...nobodys, messageId: String(tipId), uid: String(uid) };
  await publish([{ name: 'news/comment', data }]);
}

const commentPublish = answer(calls.commentPublish, async (filter, context) => {
  const { db } = context.database;
  const { uid } = memberOf(context);
  const known = await sentComment(db, uid, filter.clientId);
  const added = known === undefined ? await store(filter, context) : undefined;
  // Two of the same at once: the other one was first.
  const row = known ?? added ?? (await sentComment(db, uid, filter.clientId));
  if (row === undefined) throw new Error('a comment was not stored');
  const said = saidByRow(row);
  if (added !== undefined || isToldAgain(row.createdAt, context.now)) {
    await afterCommit(context, 'news of a comment', () => tellComment(context, said, row.tipId, uid));
  }
  return { ...saidView(said, row.tipId), isLiked: 0 as const, ...ownView(said, uid), subComments: [] };
});

type Filter = PageFilter & { readonly messageId: string };

async function commentsView(
  context: CallContext,
  { messageId, ...filter }: Filter,
  choice: Parameters<typeof commentPage>[3],
) {
  const { row: tip } = await findTip(context, messageId);
  return commentPage(context, tip, boundedPage(filter), choice);
}

const commentList = answer(calls.commentList, async ({ commentSort, ...filter }, context) =>
  commentsView(context, filter, { isByLikes: commentSort === COMMENT_SORT.mostLiked }),
);

const myComments = answer(calls.myComments, async (filter, context) =>
  commentsView(context, filter, { uid: memberOf(context).uid }),
);

/** Only one's own can be taken back; what is gone already is no failure. */
const commentDelete = answer(calls.commentDelete, async ({ commentId }, context) => {
  const said = await findComment(context, commentId);
  if (said === undefined) return {};
  if (said.uid !== memberOf(context).uid) throw businessRefusal(FORBIDDEN_CODE, '只能删除自己的评论');
  await deleteComment(context.database.db, numberOf(said.id));
  return {};
});

/** The comment, with how many of the world's people like it; undefined: nobody wrote it. */
export async function findComment(
  context: CallContext,
  commentId: string,
): Promise<(Said & { readonly tipId: number }) | undefined> {
  const { database, now, language } = context;
  const worldTip = tipOfWorldComment(commentId);
  if (worldTip === undefined) {
    const row = await commentById(database.db, numberOf(commentId));
    return row === undefined ? undefined : { ...saidByRow(row), tipId: row.tipId };
  }
  const { row: tip } = await findTip(context, String(worldTip));
  const said = worldComments(tip, now, isEnglish(language)).find(({ id }) => id === commentId);
  return said === undefined ? undefined : { ...said, tipId: tip.id };
}

const commentLike = answer(calls.commentLike, async ({ commentId, isLiked }, context) => {
  const { db } = context.database;
  const said = await findComment(context, commentId);
  if (said === undefined) throw gone();
  const { uid } = memberOf(context);
  await setCommentLike(db, said.id, uid, isLiked === 1);
  const { many, mine } = await commentLikesOf(db, [said.id], uid);
  return { likeCount: said.likes + (many.get(said.id) ?? 0), isLiked: mine.has(said.id) ? 1 : 0 };
});

const titleList = answer(ranking.titleList, async () =>
  TITLES.map((title, index) => ({ id: index + 1, title, level: index + 1 })),
);

export const commentAnswers = [commentPublish, commentList, myComments, commentDelete, commentLike, titleList];
