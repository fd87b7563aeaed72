import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the user's taps add to a moment that the server has told of. */
export interface LikeState {
  /** Taps that the server has not confirmed yet. */
  readonly pending: number;
  /** The count after the last answer; undefined: the moment's own counts. */
  readonly confirmed: number | undefined;
  readonly isLiked: boolean;
}

export interface MomentUiState {
  readonly likes: ReadonlyMap<string, LikeState>;
  /** Moments whose whole text is shown. */
  readonly opened: ReadonlySet<string>;
}

export interface MomentStore {
  readonly store: StoreApi<MomentUiState>;
  toggle(momentId: string): void;
  setLike(momentId: string, change: (before: LikeState) => LikeState): void;
  /** The server's own counts are newer now; taps on their way are kept. */
  forgetConfirmed(): void;
}

const UNTOUCHED: LikeState = { pending: 0, confirmed: undefined, isLiked: false };

/** What one feed remembers of its rows while they scroll in and out of the page. */
export function createMomentStore(): MomentStore {
  const store = createStore<MomentUiState>(() => ({ likes: new Map(), opened: new Set() }));
  return {
    store,
    toggle(momentId) {
      store.setState(({ opened }) => {
        const next = new Set(opened);
        if (!next.delete(momentId)) next.add(momentId);
        return { opened: next };
      });
    },
    setLike(momentId, change) {
      store.setState(({ likes }) => ({
        likes: new Map(likes).set(momentId, change(likes.get(momentId) ?? UNTOUCHED)),
      }));
    },
    forgetConfirmed() {
      store.setState(({ likes }) => ({ likes: new Map([...likes].filter(([, like]) => like.pending > 0)) }));
    },
  };
}
