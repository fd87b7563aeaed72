import type { BetResult } from '../../contract/ranking/bet';
import type { OrderPush } from '../../contract/tip/tip-push';
import { type OwnMap, ofNobody } from '../../services/own-map';
import { defineStore } from '../../services/store-registry';

/** product.md, section 4: after a purchase the flag is set for this long. */
const FORCED_FOR_MS = 50;

/** What is known of an order beside the readings. */
export interface OrderChanges
  extends Partial<Pick<OrderPush, 'result' | 'refundStatus' | 'refundGold' | 'refundTime'>> {
  /** Unix ms; the tip was bought in this mount. */
  readonly payTime?: number | undefined;
}

/** What pushes and purchases have said of tips since the screens were read. */
export interface TipState {
  /** By tip. */
  readonly results: ReadonlyMap<string, BetResult>;
  /** By tip. */
  readonly orders: OwnMap<OrderChanges>;
  /** Set for 50 ms after a purchase (product.md, section 4): what is on screen is read again. */
  readonly isRefreshForced: boolean;
  /** What is on screen is read again, however fresh it is. */
  readonly forceRefresh: () => void;
  readonly stop: () => void;
}

export const tipStore = defineStore<TipState>(
  'tip',
  (store) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      results: new Map(),
      orders: ofNobody(),
      isRefreshForced: false,
      forceRefresh() {
        clearTimeout(timer);
        store.setState({ isRefreshForced: true });
        timer = setTimeout(() => store.setState({ isRefreshForced: false }), FORCED_FOR_MS);
      },
      stop: () => clearTimeout(timer),
    };
  },
  (state) => state.stop(),
);
