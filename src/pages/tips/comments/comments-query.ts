import { COMMENT_SORT, LIST_PAGE_SIZE } from '../../../contract/codes';
import { commentList, myComments } from '../../../contract/comment/calls-comments';
import type { Services } from '../../../services/services';
import { pagedQuery } from '../data/paging';
import { tipKeys } from '../data/tip-keys';

/** The newest first, the most liked first, or one's own. */
export type CommentView = 'newest' | 'liked' | 'mine';

/** The comments of a tip in an order, or those of them that the member has written. */
export const commentsQuery = ({ call, now }: Services, uid: string, messageId: string, view: CommentView) =>
  pagedQuery({
    queryKey: tipKeys.comments(uid, messageId, view),
    now,
    isEnabled: view !== 'mine' || uid !== '',
    load(page, signal) {
      const fields = { messageId, page, size: LIST_PAGE_SIZE };
      if (view === 'mine') return call(myComments, fields, { signal });
      const order = view === 'liked' ? { commentSort: COMMENT_SORT.mostLiked } : {};
      return call(commentList, { ...fields, ...order }, { signal });
    },
  });
