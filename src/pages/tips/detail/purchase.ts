import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  DAILY_LIMIT_CODE,
  NOT_ON_SALE_CODE,
  type Purchase,
  SHORT_OF_COINS_CODE,
  type Tip,
} from '../../../contract/tip/tip';
import { CallError } from '../../../http/call-error';

/** Where a purchase stands. */
export type PurchaseStep =
  | 'idle'
  | 'paying'
  /** Nobody knows whether it was paid: the tip is read again. */
  | 'checking'
  /** It cannot be read either: nothing is offered but to look again. */
  | 'unknown'
  /** It was looked after, and nothing was taken. */
  | 'notTaken'
  | 'short'
  | 'limit'
  | 'closed'
  | 'login'
  | 'bought';

interface PurchaseDeps {
  readonly pay: () => Promise<Purchase>;
  /** The tip as the server has it now. */
  readonly read: () => Promise<Tip>;
  /** It is bought, and when that was. */
  readonly onBought: (payTime: number | undefined, order: Purchase | undefined) => void;
  /** The session ended at the till: who buys is to log in. */
  readonly onLogin: () => void;
}

/** What the tip costs, and what the member has as far as it is known. */
interface Coins {
  readonly price: number;
  readonly balance: number | undefined;
}

export interface PurchaseFlow {
  readonly store: StoreApi<PurchaseStep>;
  /** One request, however often it is tapped; none while the coins are known not to reach. */
  pay(coins?: Coins): Promise<void>;
  /** Looks whether it was paid. Pays nothing. */
  check(): Promise<void>;
  /** The offer is as before the last try; not while something is on its way. */
  reset(): void;
}

const REFUSALS: ReadonlyMap<number, PurchaseStep> = new Map([
  [SHORT_OF_COINS_CODE, 'short'],
  [DAILY_LIMIT_CODE, 'limit'],
  [NOT_ON_SALE_CODE, 'closed'],
]);

/** A refusal is an answer; anything else may have been paid. */
function refusalOf(error: unknown): PurchaseStep | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.kind === 'expired') return 'login';
  if (error.kind !== 'rejected' && error.kind !== 'forbidden') return undefined;
  return REFUSALS.get(error.code ?? 0) ?? 'idle';
}

const WAITING: ReadonlySet<PurchaseStep> = new Set(['paying', 'checking', 'bought']);

/**
 * Buys one tip: one intent is one order (decisions.md, buy). A try without an answer is never repeated by itself: the tip is
 * read again first, and only when that says that nothing was taken may the user pay again.
 */
export function createPurchase({ pay, read, onBought, onLogin }: PurchaseDeps): PurchaseFlow {
  const store = createStore<PurchaseStep>(() => 'idle');
  const set = (step: PurchaseStep) => store.setState(step, true);
  const look = async () => {
    set('checking');
    try {
      const tip = await read();
      if (!tip.isBuy) return set('notTaken');
      set('bought');
      onBought(tip.payTime, undefined);
    } catch {
      set('unknown');
    }
  };
  return {
    store,
    async pay(coins) {
      const step = store.getState();
      if (WAITING.has(step) || step === 'unknown') return;
      if (coins?.balance !== undefined && coins.balance < coins.price) return set('short');
      set('paying');
      try {
        const order = await pay();
        set('bought');
        onBought(order.payTime, order);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === undefined) await look();
        else set(refusal);
        if (refusal === 'login') onLogin();
      }
    },
    async check() {
      if (!WAITING.has(store.getState())) await look();
    },
    reset() {
      const step = store.getState();
      if (!WAITING.has(step) && step !== 'unknown') set('idle');
    },
  };
}
