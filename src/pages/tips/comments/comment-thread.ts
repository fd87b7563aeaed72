import type { Comment, SubComment } from '../../../contract/comment/tip-comment';
import type { Tip } from '../../../contract/tip/tip';
import type { TakenBack } from '../../../domains/comment/comment-store';
import type { Dated } from '../../../rules/reading/asked';

/** A comment that is there beside the pages: written here, or told of by a push. */
export interface NewComment extends SubComment {
  /** Written here: `askedAt` of the reading that stood then. What clocks say of so short a time is not sure. */
  readonly takenIn?: number;
}

/** Nickname, else username (product.md, section 3, Comment); undefined: somebody without a name. */
export function writerOf({ nickName, username }: Pick<SubComment, 'nickName' | 'username'>): string | undefined {
  return [nickName, username].find((name) => name !== undefined && name.trim() !== '');
}

const byTime = (a: SubComment, b: SubComment) => (a.createDate ?? 0) - (b.createDate ?? 0);

/** Each once. Of two the one that knows whose it is stays: a push is nobody's own. */
function each<T extends SubComment>(comments: readonly T[]): T[] {
  const known = new Map<string, T>();
  for (const comment of comments) {
    const before = known.get(comment.id);
    if (before === undefined) known.set(comment.id, comment);
    else if (comment.isMine && !before.isMine) {
      const { replyName = comment.replyName } = before;
      known.set(comment.id, { ...before, isMine: true, replyName });
    }
  }
  return [...known.values()];
}

/** The comment below which each one stands, by id: its own for one without a parent, also for answers to answers. */
function topsOf(comments: readonly Comment[], answers: readonly NewComment[]): ReadonlyMap<string, string> {
  const tops = new Map(
    comments.flatMap(({ id, subComments }) => [id, ...subComments.map((one) => one.id)].map((one) => [one, id])),
  );
  const insert = ({ id, parentId = '' }: NewComment) => {
    const top = tops.get(parentId);
    if (top === undefined || tops.has(id)) return false;
    tops.set(id, top);
    return true;
  };
  // An answer may have been heard before the one that it answers.
  while (answers.some(insert));
  return tops;
}

/** The person answered: as the server says, else the writer of parentId; undefined: the comment above. */
export function answeredBy(answer: SubComment, { subComments }: Comment): string | undefined {
  if (answer.replyName !== undefined) return answer.replyName;
  const parent = subComments.find(({ id }) => id === answer.parentId);
  return parent && writerOf(parent);
}

/** A tip's comments as read, with new ones in their places; answers stand below the first (product.md, section 4). */
export function commentThread(pages: readonly Comment[], news: readonly NewComment[]): Comment[] {
  const read = each(pages);
  const known = new Set(read.map(({ id }) => id));
  const tops = each(news.filter((one) => one.parentId === undefined));
  const fresh = tops.filter(({ id }) => !known.has(id)).sort((a, b) => byTime(b, a));
  const mine = new Set(tops.filter(({ isMine }) => isMine).map(({ id }) => id));
  const answers = news.filter((one) => one.parentId !== undefined);
  const all: Comment[] = [...fresh.map((one) => ({ ...one, subComments: [] })), ...read];
  const topOf = topsOf(all, answers);
  return all.map((comment) => {
    const isMine = comment.isMine || mine.has(comment.id);
    const below = answers.filter(({ id }) => topOf.get(id) === comment.id && id !== comment.id);
    if (below.length === 0 && isMine === comment.isMine) return comment;
    return { ...comment, isMine, subComments: each([...comment.subComments, ...below]).sort(byTime) };
  });
}

/** The number of comments: the server's count and what was said or taken back since; undefined when unknown. */
export function commentTotal(
  { commentCount, askedAt }: Dated<Pick<Tip, 'commentCount'>>,
  news: readonly NewComment[],
  gone: readonly TakenBack[] = [],
) {
  if (commentCount === undefined) return undefined;
  const since = news.filter(({ takenIn, createDate = 0 }) => takenIn === askedAt || createDate > askedAt);
  const less = gone.filter(({ takenIn }) => takenIn === askedAt).reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, commentCount + new Set(since.map(({ id }) => id)).size - less);
}

/** The most liked first, for a server that leaves the order unread; of as many likes in the order in which they came. */
export const byLikes = <T extends SubComment>(comments: readonly T[]): T[] =>
  [...comments].sort((a, b) => (b.likeCount ?? 0) - (a.likeCount ?? 0));

/** The author's before all others. */
export const authorFirst = <T extends SubComment>(comments: readonly T[]): readonly T[] =>
  comments.some(({ isAuthor }) => isAuthor === true)
    ? [...comments].sort((a, b) => Number(b.isAuthor ?? false) - Number(a.isAuthor ?? false))
    : comments;

/** Without the comments and answers of those whom the user does not want to see, and those that were taken back. */
export function shownComments(
  comments: readonly Comment[],
  blocked: ReadonlySet<string>,
  gone: readonly Pick<TakenBack, 'id'>[] = [],
): readonly Comment[] {
  if (blocked.size === 0 && gone.length === 0) return comments;
  const ids = new Set(gone.map(({ id }) => id));
  const isShown = ({ id, uid }: SubComment) => !ids.has(id) && (uid === undefined || !blocked.has(uid));
  return comments
    .filter(isShown)
    .map((comment) =>
      comment.subComments.every(isShown) ? comment : { ...comment, subComments: comment.subComments.filter(isShown) },
    );
}
