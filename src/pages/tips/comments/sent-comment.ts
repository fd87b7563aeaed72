import { LIST_PAGE_SIZE } from '../../../contract/codes';
import { commentList, myComments } from '../../../contract/comment/calls-comments';
import type { Comment, SubComment } from '../../../contract/comment/tip-comment';
import type { CallApi } from '../../../http/api';

/** Newer ones come first: what was just written is not further back than this. */
const MOST_PAGES = 3;
/** Clocks need not agree to the second. */
const CLOCK_SLACK_MS = 2_000;

/** The sent text. */
interface Sent {
  /** As which it was sent: `clientId`. */
  readonly key: string;
  readonly content: string;
  /** Server time, Unix ms. */
  readonly sentAt: number;
}

/** By the name it was sent under; of a server without such names (an addition) by writer, words and time. */
export function isSent({ clientId, isMine, content, createDate = 0 }: SubComment, sent: Sent): boolean {
  if (clientId !== undefined) return clientId === sent.key;
  return isMine && content === sent.content && createDate >= sent.sentAt - CLOCK_SLACK_MS;
}

/** Its thread: a tip, or below one of its comments; `uid`: the writer's, for answers that do not mark own comments. */
interface Thread {
  readonly messageId: string;
  readonly parentId: string | undefined;
  readonly uid: string;
}

function amongst(comments: readonly Comment[], sent: Sent, { parentId, uid }: Thread, known: ReadonlySet<string>) {
  const said: readonly SubComment[] =
    parentId === undefined ? comments : comments.flatMap(({ subComments }) => subComments);
  const isOwn = (one: SubComment) => one.isMine || (uid !== '' && one.uid === uid);
  return said.find((one) => !known.has(one.id) && isSent({ ...one, isMine: isOwn(one) }, sent));
}

/** The comment as the server has it, if it does; never one of `known` ids. Rejects when it cannot be read. */
export async function findSent(
  call: CallApi,
  sent: Sent,
  thread: Thread,
  known: ReadonlySet<string>,
): Promise<SubComment | undefined> {
  const { messageId, parentId } = thread;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const fields = { messageId, page, size: LIST_PAGE_SIZE };
    const reply = await call(parentId === undefined ? myComments : commentList, fields, { quiet: true });
    const found = amongst(reply.list, sent, thread, known);
    if (found !== undefined) return found;
    if (reply.isLastPage || reply.list.length === 0) return undefined;
  }
  return undefined;
}
