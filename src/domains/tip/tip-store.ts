import type { BetResult } from '../../contract/ranking/bet';
import type { Purchase } from '../../contract/tip/tip';
import type { OrderPush } from '../../contract/tip/tip-push';
import { type OwnMap, ofNobody, ownOf, withOwn } from '../../services/own-map';
import { defineStore } from '../../services/store-registry';

/** product.md, section 4: after a purchase the flag is set for this long. */
const FORCED_FOR_MS = 50;

/** The answer of a purchase: the tip's text and picks, the coins that were taken, and the language in which it was asked for. */
export type Unlocked = Partial<Pick<Purchase, 'sportsInfo' | 'picks' | 'payGold' | 'salt'>> & {
  readonly language?: string | undefined;
};

/** An order's state beside the readings. */
export interface OrderChanges
  extends Partial<Pick<OrderPush, 'result' | 'refundStatus' | 'refundGold' | 'refundTime' | 'names'>> {
  /** Unix ms; the tip was bought in this mount. */
  readonly payTime?: number | undefined;
  readonly unlocked?: Unlocked | undefined;
}

/** A purchase that went through. `order`: its answer; undefined where the answer was lost and the tip told of it. */
export interface Bought {
  /** Unix ms, server time. */
  readonly payTime: number;
  readonly order: Unlocked | undefined;
}

/** Pushes and purchases of tips since the screens were read. */
export interface TipState {
  readonly results: ReadonlyMap<string, BetResult>;
  /** Those of the last push that have just been published. */
  readonly published: ReadonlySet<string>;
  readonly orders: OwnMap<OrderChanges>;
  /** Set for 50 ms after a purchase (product.md, section 4): what is on screen is read again, however fresh it is. */
  readonly isRefreshForced: boolean;
  /** The one place that a purchase is told to; `member` is the key of who paid. */
  readonly bought: (member: string, messageId: string, bought: Bought) => void;
  readonly stop: () => void;
}

export const tipStore = defineStore<TipState>(
  'tip',
  (store) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    return {
      results: new Map(),
      published: new Set(),
      orders: ofNobody(),
      isRefreshForced: false,
      bought(member, messageId, { payTime, order }) {
        if (isOver) return;
        const { orders } = store.getState();
        const known = ownOf(orders, member, messageId);
        const { sportsInfo, picks, payGold, salt, language } = order ?? {};
        const unlocked = order === undefined ? known?.unlocked : { sportsInfo, picks, payGold, salt, language };
        clearTimeout(timer);
        store.setState({
          orders: withOwn(orders, member, messageId, { ...known, payTime, unlocked }),
          isRefreshForced: true,
        });
        timer = setTimeout(() => store.setState({ isRefreshForced: false }), FORCED_FOR_MS);
      },
      stop() {
        isOver = true;
        clearTimeout(timer);
      },
    };
  },
  (state) => state.stop(),
);
