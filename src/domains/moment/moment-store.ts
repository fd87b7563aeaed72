import { type OwnMap, ofNobody, ownOf, withOwn } from '../../services/own-map';
import { defineStore } from '../../services/store-registry';

/** What the user's taps add to a moment that the server has told of. */
export interface LikeState {
  /** Taps that the server has not confirmed yet. */
  readonly pending: number;
  /** The count after the last answer; undefined: the moment's own counts. */
  readonly confirmed: number | undefined;
  readonly isLiked: boolean;
}

/** What is remembered of moments beside the readings, whichever list shows them. */
export interface MomentState {
  /** By moment. */
  readonly likes: OwnMap<LikeState>;
  /** Moments whose whole text is shown. */
  readonly opened: ReadonlySet<string>;
  readonly toggle: (momentId: string) => void;
  /** `uid`: whose like it is; what comes for somebody who has left changes nothing. */
  readonly setLike: (uid: string, momentId: string, change: (before: LikeState) => LikeState) => void;
  /** The server's own counts are newer now; taps on their way are kept. */
  readonly forgetConfirmed: () => void;
}

const UNTOUCHED: LikeState = { pending: 0, confirmed: undefined, isLiked: false };

export const momentStore = defineStore<MomentState>('moment', (store, services) => ({
  likes: ofNobody(),
  opened: new Set(),
  toggle(momentId) {
    const opened = new Set(store.getState().opened);
    if (!opened.delete(momentId)) opened.add(momentId);
    store.setState({ opened });
  },
  setLike(uid, momentId, change) {
    if (services().session.getState().uid !== uid) return;
    const { likes } = store.getState();
    store.setState({ likes: withOwn(likes, uid, momentId, change(ownOf(likes, uid, momentId) ?? UNTOUCHED)) });
  },
  forgetConfirmed() {
    const { uid, byId } = store.getState().likes;
    store.setState({ likes: { uid, byId: new Map([...byId].filter(([, like]) => like.pending > 0)) } });
  },
}));
