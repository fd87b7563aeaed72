import { useEffect } from 'react';
import type { SubComment } from '../../../contract/comment/tip-comment';
import { commentStore } from '../../../domains/comment/comment-store';
import { useMember } from '../../../domains/session/use-member';
import { ownOf } from '../../../services/own-map';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { isLoggedIn } from '../../../session/session-store';

type Liked = Pick<SubComment, 'id' | 'isLiked' | 'likeCount'>;

/** Likes of a tip's comments, as long as its page is open; what a log-in was asked for is done after it. */
export function useCommentLikes() {
  const { askLogin, onPendingAction, session } = useServices();
  const uid = useMember();
  const likes = useStore(commentStore, (state) => state.likes);
  const like = useStore(commentStore, (state) => state.like);
  const forgetLikes = useStore(commentStore, (state) => state.forgetLikes);

  const of = (comment: Liked) =>
    ownOf(likes, uid, comment.id) ?? { isOn: comment.isLiked, count: comment.likeCount ?? 0 };
  useEffect(
    () =>
      // What was liked is liked: the server counts it once, and its answer brings the count.
      onPendingAction(['likeComment'], ({ id }) => like(id, { isOn: false, count: 0 }, true)),
    [onPendingAction, like],
  );
  useEffect(() => forgetLikes, [forgetLikes]);
  const toggle = (comment: Liked) => {
    const before = of(comment);
    if (isLoggedIn(session.getState())) like(comment.id, before, !before.isOn);
    else askLogin({ kind: 'likeComment', id: comment.id });
  };
  return { of, toggle };
}

export type CommentLikes = ReturnType<typeof useCommentLikes>;
