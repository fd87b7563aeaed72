import { LIST_PAGE_SIZE } from '../../../contract/codes';
import { commentList, myComments } from '../../../contract/comment/calls-comments';
import type { Services } from '../../../services/services';
import { pagedQuery } from '../data/paging';
import { tipKeys } from '../data/tip-keys';

export type CommentScope = 'all' | 'mine';

/** The comments of a tip, or those of them that the member has written. */
export const commentsQuery = ({ call, now }: Services, uid: string, messageId: string, scope: CommentScope) =>
  pagedQuery({
    queryKey: tipKeys.comments(uid, messageId, scope),
    now,
    isEnabled: scope === 'all' || uid !== '',
    load: (page, signal) =>
      call(scope === 'all' ? commentList : myComments, { messageId, page, size: LIST_PAGE_SIZE }, { signal }),
  });
