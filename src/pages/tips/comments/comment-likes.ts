import { useCallback, useEffect, useState } from 'react';
import { commentLike } from '../../../contract/comment/calls-comments';
import type { SubComment } from '../../../contract/comment/tip-comment';
import { useServices } from '../../../services/services';
import { isLoggedIn } from '../../../session/session-store';

interface Like {
  readonly isOn: boolean;
  readonly count: number;
  readonly isSending: boolean;
}

type Liked = Pick<SubComment, 'id' | 'isLiked' | 'likeCount'>;

/** Likes of a tip's comments: at once, taken back on failure, taps in flight ignored; what a log-in was asked for is done after it. */
export function useCommentLikes() {
  const { askLogin, call, onIntent, session } = useServices();
  const [likes, setLikes] = useState<ReadonlyMap<string, Like>>(new Map());

  const of = (comment: Liked) =>
    likes.get(comment.id) ?? { isOn: comment.isLiked, count: comment.likeCount ?? 0, isSending: false };
  const send = useCallback(
    async (id: string, before: Like, isOn: boolean) => {
      const set = (like: Like) => setLikes((all) => new Map(all).set(id, like));
      set({ isOn, count: Math.max(0, before.count + Number(isOn) - Number(before.isOn)), isSending: true });
      try {
        const reply = await call(commentLike, { commentId: id, isLiked: isOn ? 1 : 0 });
        const count = reply.likeCount ?? Math.max(0, before.count + Number(isOn) - Number(before.isOn));
        set({ isOn: reply.isLiked ?? isOn, count, isSending: false });
      } catch {
        set(before);
      }
    },
    [call],
  );
  useEffect(
    () =>
      // What was liked is liked: the server counts it once, and its answer brings the count.
      onIntent(['likeComment'], ({ id }) => void send(id, { isOn: false, count: 0, isSending: false }, true)),
    [onIntent, send],
  );
  const toggle = (comment: Liked) => {
    const before = of(comment);
    if (!isLoggedIn(session.getState())) askLogin({ kind: 'likeComment', id: comment.id });
    else if (!before.isSending) void send(comment.id, before, !before.isOn);
  };
  return { of, toggle };
}

export type CommentLikes = ReturnType<typeof useCommentLikes>;
