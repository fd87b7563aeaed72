import { useEffect, useState } from 'react';
import type { Comment, SubComment } from '../../../contract/comment/tip-comment';
import { type CommentLike, commentStore } from '../../../domains/comment/comment-store';
import { useMember } from '../../../domains/session/use-member';
import { ownOf } from '../../../services/own-map';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { isLoggedIn } from '../../../session/session-state';

type Liked = Pick<SubComment, 'id' | 'isLiked' | 'likeCount'>;

/** Nobody knows whether the server would take it back, or like once more. */
export const isFinal = ({ isOn, isTold }: CommentLike): boolean => isOn && !isTold;

const found = (thread: readonly Comment[], wanted: string): Liked | undefined =>
  thread.flatMap((comment) => [comment, ...comment.subComments]).find(({ id }) => id === wanted);

/** Likes of a tip's comments while its page is open. `thread`: the comments shown; undefined until read. */
export function useCommentLikes(thread: readonly Comment[] | undefined) {
  const { askLogin, onPendingAction, session } = useServices();
  const uid = useMember();
  const likes = useStore(commentStore, (state) => state.likes);
  const like = useStore(commentStore, (state) => state.like);
  const forgetLikes = useStore(commentStore, (state) => state.forgetLikes);

  const of = (comment: Liked) =>
    ownOf(likes, uid, comment.id) ?? {
      isOn: comment.isLiked === true,
      count: comment.likeCount ?? 0,
      isTold: comment.isLiked !== undefined,
    };
  const [wanted, setWanted] = useState<string>();
  useEffect(() => onPendingAction(['likeComment'], ({ id }) => setWanted(id)), [onPendingAction]);
  useEffect(() => {
    if (wanted === undefined || thread === undefined) return;
    setWanted(undefined);
    // As it was read: the count that stands when the server refuses. One that is on a later page has none to show.
    const { isLiked, likeCount = 0 } = found(thread, wanted) ?? {};
    if (isLiked !== true) like(wanted, { isOn: false, count: likeCount, isTold: isLiked !== undefined }, true);
  }, [wanted, thread, like]);
  useEffect(() => forgetLikes, [forgetLikes]);
  const toggle = (comment: Liked) => {
    const before = of(comment);
    if (isFinal(before)) return;
    if (isLoggedIn(session.getState())) like(comment.id, before, !before.isOn);
    else askLogin({ kind: 'likeComment', id: comment.id });
  };
  return { of, toggle };
}

export type CommentLikes = ReturnType<typeof useCommentLikes>;
