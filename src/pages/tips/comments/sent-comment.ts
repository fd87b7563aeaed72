import { LIST_PAGE_SIZE } from '../../../contract/codes';
import { commentList, myComments } from '../../../contract/comment/calls-comments';
import type { Comment, SubComment } from '../../../contract/comment/tip-comment';
import type { CallApi } from '../../../http/api';

/** Newer ones come first: what was just written is not further back than this. */
const MOST_PAGES = 3;
/** Clocks need not agree to the second. */
const CLOCK_SLACK_MS = 2_000;

/** What was sent, and by whom. */
export interface Sent {
  readonly messageId: string;
  readonly clientId: string;
  readonly content: string;
  readonly parentId: string | undefined;
  /** Server time, Unix ms. */
  readonly sentAt: number;
  readonly uid: string;
}

/** By the name it was sent under; a server without such names (an addition) by writer, words and time. */
function isSame(one: SubComment, sent: Sent): boolean {
  if (one.clientId !== undefined) return one.clientId === sent.clientId;
  const isOwn = one.isMine || (sent.uid !== '' && one.uid === sent.uid);
  return isOwn && one.content === sent.content && (one.createDate ?? 0) >= sent.sentAt - CLOCK_SLACK_MS;
}

function amongst(comments: readonly Comment[], sent: Sent, known: ReadonlySet<string>): SubComment | undefined {
  const said = sent.parentId === undefined ? comments : comments.flatMap(({ subComments }) => subComments);
  return said.find((one) => !known.has(one.id) && isSame(one, sent));
}

/**
 * The comment as the server has it, if it has it: among one's own, an answer among everybody's. `known`: ids of what was taken
 * already, which is never the one that is looked for. Rejects when it cannot be read.
 */
export async function findSent(call: CallApi, sent: Sent, known: ReadonlySet<string>): Promise<SubComment | undefined> {
  const { messageId, parentId } = sent;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const fields = { messageId, page, size: LIST_PAGE_SIZE };
    const reply = await call(parentId === undefined ? myComments : commentList, fields, { quiet: true });
    const found = amongst(reply.list, sent, known);
    if (found !== undefined) return found;
    if (reply.isLastPage || reply.list.length === 0) return undefined;
  }
  return undefined;
}
