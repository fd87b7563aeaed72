import { commentLike } from '../../contract/comment/calls-comments';
import type { CommentPush } from '../../contract/comment/tip-comment';
import { memberToggle, type Tapped } from '../../services/member-toggle';
import { type OwnMap, ofNobody } from '../../services/own-map';
import { defineStore } from '../../services/store-registry';

export interface CommentLike {
  readonly isOn: boolean;
  readonly count: number;
  /** The server has said whether it is liked: it knows how to take a like back (decisions.md, additions to requests). */
  readonly isTold: boolean;
}

/** Pushes and taps on a tip's comments, while its page is open. */
export interface CommentState {
  readonly said: ReadonlyMap<string, readonly CommentPush[]>;
  readonly likes: OwnMap<Tapped<CommentLike>>;
  /** Likes, or takes it back: from what stands to `isOn`. Taps in flight are ignored. */
  readonly like: (commentId: string, before: CommentLike, isOn: boolean) => void;
  /** A page is left: what was said of this tip is read with its next visit. */
  readonly forget: (tipId: string) => void;
  readonly forgetLikes: () => void;
}

export const commentStore = defineStore<CommentState>('comment', (store, services) => {
  const turn = memberToggle<'likes', CommentLike>(
    store,
    'likes',
    services,
    async (commentId, { isOn, count, isTold }) => {
      const reply = await services().call(commentLike, { commentId, isLiked: isOn ? 1 : 0 });
      const { isLiked } = reply;
      return { isOn: isLiked ?? isOn, count: reply.likeCount ?? count, isTold: isTold || isLiked !== undefined };
    },
  );
  return {
    said: new Map(),
    likes: ofNobody(),
    like(id, before, isOn) {
      void turn(id, { ...before, isOn, count: Math.max(0, before.count + Number(isOn) - Number(before.isOn)) });
    },
    forget(tipId) {
      const said = new Map(store.getState().said);
      if (said.delete(tipId)) store.setState({ said });
    },
    forgetLikes: () => store.setState({ likes: ofNobody() }),
  };
});
