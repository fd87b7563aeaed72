import { type CommentRow, commentLikesOf, commentsOf } from '../../store/comments';
import { type Said, worldComments } from '../../world/tip/tip-comments';
import type { TipRow } from '../../world/tip/tip-row';
import { type CallContext, isEnglish } from '../call-context';

const flag = (value: boolean) => (value ? 1 : 0);

const saidByUser = (row: CommentRow): Said => ({
  ...row,
  id: String(row.id),
  nickName: row.username,
  likes: 0,
});

/** Everything said about a tip by now, oldest first. */
export async function saidAbout({ database, now, language }: CallContext, tip: TipRow): Promise<Said[]> {
  const users = (await commentsOf(database.db, tip.id, now)).map(saidByUser);
  return [...worldComments(tip, now, isEnglish(language)), ...users].sort((a, b) => a.createdAt - b.createdAt);
}

/** A comment over the wire (product.md, section 3, Comment), as nobody's. */
export function saidView(said: Said, tipId: number) {
  return {
    id: said.id,
    messageId: tipId,
    parentId: said.parentId === '' ? 0 : said.parentId,
    uid: said.uid,
    ...(said.nickName === '' ? {} : { nickName: said.nickName }),
    username: said.username,
    headUrl: said.headUrl,
    content: said.content,
    createDate: said.createdAt,
    photos: said.photos.join(','),
    likeCount: said.likes,
    ...(said.replyName === '' ? {} : { replyName: said.replyName }),
  };
}

/** Comments with their answers, as this user sees them. `all` holds the answers. */
export async function commentViews(
  { database, user }: CallContext,
  tipId: number,
  tops: readonly Said[],
  all: readonly Said[],
) {
  const answersTo = (top: Said) => all.filter(({ parentId }) => parentId === top.id);
  const shown = tops.flatMap((top) => [top, ...answersTo(top)]);
  const ids = shown.map(({ id }) => id);
  const { many, mine } = await commentLikesOf(database.db, ids, user?.uid);
  const view = (said: Said) => ({
    ...saidView(said, tipId),
    likeCount: said.likes + (many.get(said.id) ?? 0),
    isLiked: flag(mine.has(said.id)),
    isMine: flag(said.uid === user?.uid),
  });
  return tops.map((top) => ({ ...view(top), subComments: answersTo(top).map(view) }));
}

export const saidByRow = saidByUser;
