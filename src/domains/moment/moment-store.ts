import { type OwnMap, ofNobody, ownOf, withOwn } from '../../services/own-map';
import { defineStore } from '../../services/store-registry';

/** The user's likes on top of a moment's reading. */
export interface LikeState {
  /** Taps that the server has not confirmed yet. */
  readonly pending: number;
  /** The count after the last answer; undefined: the moment's own counts. */
  readonly confirmed: number | undefined;
  readonly isLiked: boolean;
}

/** State of moments beside the readings, whichever list shows them. */
export interface MomentState {
  readonly likes: OwnMap<LikeState>;
  readonly opened: ReadonlySet<string>;
  readonly toggle: (momentId: string) => void;
  /** `member`: whose like it is; what comes for somebody who has left changes nothing. */
  readonly setLike: (member: string, momentId: string, change: (before: LikeState) => LikeState) => void;
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
  setLike(member, momentId, change) {
    if (services().session.memberKey() !== member) return;
    const { likes } = store.getState();
    store.setState({ likes: withOwn(likes, member, momentId, change(ownOf(likes, member, momentId) ?? UNTOUCHED)) });
  },
  forgetConfirmed() {
    const { member, byId } = store.getState().likes;
    store.setState({ likes: { member, byId: new Map([...byId].filter(([, like]) => like.pending > 0)) } });
  },
}));
