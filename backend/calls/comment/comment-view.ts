import { answersTo, type CommentRow, commentLikesOf, countTops, topComments } from '../../store/comments';
import { type Said, worldComments } from '../../world/tip/tip-comments';
import type { TipRow } from '../../world/tip/tip-row';
import { type CallContext, isEnglish } from '../call-context';
import { type PageFilter, pageView } from '../pages';

const flag = (value: boolean) => (value ? 1 : 0);

export const saidByRow = (row: CommentRow): Said => ({
  ...row,
  id: String(row.id),
  nickName: row.username,
  likes: 0,
});

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
    ...(said.isAuthor === true ? { isAuthor: 1 as const } : {}),
    ...(said.replyName === '' ? {} : { replyName: said.replyName }),
  };
}

/** Fields that its writer alone is told. */
export const ownView = ({ uid, clientId }: Said, reader: number | undefined) => ({
  isMine: flag(uid === reader),
  ...(typeof clientId === 'string' && uid === reader ? { clientId } : {}),
});

const byTime = (a: Said, b: Said) => a.createdAt - b.createdAt;

/** Comments with their answers, as this user sees them. `world`: all that the world's people say about the tip. */
async function viewsOf(context: CallContext, tip: TipRow, tops: readonly Said[], world: readonly Said[]) {
  const { database, user, now } = context;
  const parentIds = tops.map(({ id }) => id);
  const written = (await answersTo(database.db, parentIds, { tipId: tip.id, now })).map(saidByRow);
  const answers = [...world, ...written].sort(byTime);
  const below = (top: Said) => answers.filter(({ parentId }) => parentId === top.id);
  const ids = tops.flatMap((top) => [top, ...below(top)]).map(({ id }) => id);
  const { many, mine } = await commentLikesOf(database.db, ids, user?.uid);
  const view = (said: Said) => ({
    ...saidView(said, tip.id),
    likeCount: said.likes + (many.get(said.id) ?? 0),
    isLiked: flag(mine.has(said.id)),
    ...ownView(said, user?.uid),
  });
  return tops.map((top) => ({ ...view(top), subComments: below(top).map(view) }));
}

interface Choice {
  /** This user's own alone. */
  readonly uid?: number | undefined;
  /** The author's first, then the most liked. */
  readonly isByLikes?: boolean;
}

/** Newest first; by likes the author's first, then the most liked. */
async function inOrder({ database }: CallContext, tops: readonly Said[], isByLikes: boolean): Promise<Said[]> {
  const newest = [...tops].sort((a, b) => byTime(b, a));
  if (!isByLikes) return newest;
  const ids = tops.map(({ id }) => id);
  const { many } = await commentLikesOf(database.db, ids, undefined);
  const likesOf = ({ id, likes }: Said) => likes + (many.get(id) ?? 0);
  return newest.sort((a, b) => Number(b.isAuthor ?? false) - Number(a.isAuthor ?? false) || likesOf(b) - likesOf(a));
}

/**
 * One page of what is said about a tip, each comment with its answers. The world says a
 * few dozen things about a tip and has them in memory; of the users' no more is read than could stand on the page.
 */
export async function commentPage(
  context: CallContext,
  tip: TipRow,
  page: PageFilter,
  { uid, isByLikes = false }: Choice = {},
) {
  const { database, now, language } = context;
  const world = worldComments(tip, now, isEnglish(language));
  const worldTops = world.filter(({ parentId }) => parentId === '' && uid === undefined);
  const filter = { tipId: tip.id, now, uid };
  const from = (page.page - 1) * page.size;
  // So many of the users' first come before the page, whatever the world says in between.
  const skipped = Math.max(0, from - worldTops.length);
  const span = { offset: skipped, limit: page.size + worldTops.length, isByLikes };
  const rows = await topComments(database.db, filter, span);
  const merged = await inOrder(context, [...rows.map(saidByRow), ...worldTops.reverse()], isByLikes);
  const tops = merged.slice(from - skipped, from - skipped + page.size);
  const total = worldTops.length + (await countTops(database.db, filter));
  return pageView(await viewsOf(context, tip, tops, world), page, total);
}
