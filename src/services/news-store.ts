import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CommentPush } from '../contract/comment/tip-comment';
import type { BetResult } from '../contract/ranking/bet';
import type { OrderPush } from '../contract/tip/tip-push';

/** A follow that the member has tapped. `at`: server time of its answer, Unix ms; undefined while it is on its way. */
export interface ExpertFollow {
  readonly isOn: boolean;
  readonly at: number | undefined;
}

/** What is known of an order beside the readings. */
export interface OrderNews extends Partial<Pick<OrderPush, 'result' | 'refundStatus' | 'refundGold' | 'refundTime'>> {
  /** Unix ms; the tip was bought in this mount. */
  readonly payTime?: number | undefined;
}

/** What belongs to one member; another one begins with nothing. */
export interface OwnNews {
  readonly uid: string;
  /** By expert. */
  readonly follows: ReadonlyMap<string, ExpertFollow>;
  /** By tip. */
  readonly orders: ReadonlyMap<string, OrderNews>;
}

/** What pushes and the user's taps have said of tips since the screens were read. */
export interface NewsState {
  /** By tip. */
  readonly results: ReadonlyMap<string, BetResult>;
  readonly own: OwnNews;
  /** By tip, as they arrived, while its page is open. */
  readonly comments: ReadonlyMap<string, readonly CommentPush[]>;
  /** Set for 50 ms after a purchase (product.md, section 4): what is on screen is read again. */
  readonly isRefreshForced: boolean;
}

export type NewsStore = StoreApi<NewsState>;

const nobody = (uid: string): OwnNews => ({ uid, follows: new Map(), orders: new Map() });

export const createNewsStore = (): NewsStore =>
  createStore(() => ({ results: new Map(), own: nobody(''), comments: new Map(), isRefreshForced: false }));

/** What belongs to this member. */
export const ownNews = ({ own }: NewsState, uid: string): OwnNews => (own.uid === uid ? own : nobody(uid));

/** Changes what belongs to this member; what belonged to another is gone. */
export function changeOwn(store: NewsStore, uid: string, change: (own: OwnNews) => Partial<OwnNews>): void {
  const own = ownNews(store.getState(), uid);
  store.setState({ own: { ...own, ...change(own) } });
}
