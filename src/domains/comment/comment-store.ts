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

/** A comment that its writer has taken back here. */
export interface TakenBack {
  readonly id: string;
  /** Comments that are gone with it, itself among them. */
  readonly count: number;
  /** `askedAt` of the tip's reading that stood then. */
  readonly takenIn: number;
}

/** Pushes and taps on a tip's comments, while its page is open. */
export interface CommentState {
  readonly said: ReadonlyMap<string, readonly CommentPush[]>;
  /** By tip. It outlives the page: what was read before may be shown once more. */
  readonly gone: ReadonlyMap<string, readonly TakenBack[]>;
  readonly likes: OwnMap<Tapped<CommentLike>>;
  /** Likes, or takes it back: from what stands to `isOn`. Taps in flight are ignored. */
  readonly like: (commentId: string, before: CommentLike, isOn: boolean) => void;
  readonly takeBack: (tipId: string, comment: TakenBack) => void;
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
    gone: new Map(),
    likes: ofNobody(),
    like(id, before, isOn) {
      void turn(id, { ...before, isOn, count: Math.max(0, before.count + Number(isOn) - Number(before.isOn)) });
    },
    takeBack(tipId, comment) {
      const { gone } = store.getState();
      store.setState({ gone: new Map(gone).set(tipId, [...(gone.get(tipId) ?? []), comment]) });
    },
    forget(tipId) {
      const said = new Map(store.getState().said);
      if (said.delete(tipId)) store.setState({ said });
    },
    forgetLikes: () => store.setState({ likes: ofNobody() }),
  };
});
