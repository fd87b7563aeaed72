import { createStore, type StoreApi } from 'zustand/vanilla';
import { KNOWN_CODES } from '../../../contract/codes';
import {
  DAILY_LIMIT_CODE,
  NOT_ON_SALE_CODE,
  OTHER_PRICE_CODE,
  type Purchase,
  SHORT_OF_COINS_CODE,
  type Tip,
} from '../../../contract/tip/tip';
import type { Told } from '../../../domains/tip/tip-changes';
import { CallError } from '../../../http/call-error';
import { OUTCOME_PAUSES_MS } from '../../../services/unknown-outcome';

/** The state of a purchase. */
export type PurchaseStep =
  | 'idle'
  | 'paying'
  /** Nobody knows whether it was paid: it is said, and the tip is read again. */
  | 'unconfirmed'
  /** It cannot be read either: nothing is offered but to look again. */
  | 'unknown'
  /** It was looked after for long enough, and nothing was taken. */
  | 'notTaken'
  | 'short'
  | 'limit'
  | 'closed'
  /** It costs another price than was agreed, which is on screen by now: nothing was taken. */
  | 'newPrice'
  /** Another code of the catalogue: nothing was taken. */
  | 'refused'
  | 'login'
  | 'bought';

interface PurchaseDeps {
  /** `price`: what the offer named. */
  readonly pay: (price: number | undefined) => Promise<Purchase & Told>;
  /** The tip as the server has it now. */
  readonly read: () => Promise<Tip>;
  /** True while the mount is there and the buyer still uses the app: a late answer changes nothing of another member's. */
  readonly isTheirs: () => boolean;
  readonly pause: (ms: number) => Promise<void>;
  /** It is bought, and when that was; `shown` are the coins that the offer named. */
  readonly onBought: (
    payTime: number | undefined,
    order: (Purchase & Told) | undefined,
    shown: number | undefined,
  ) => void;
  /** The session ended at the till: who buys is to log in. */
  readonly onLogin: () => void;
  /** Reads the offer again: its price is another one. */
  readonly readOffer: () => Promise<void>;
  /** Refused for a reason that has no place of its own. */
  readonly onRefused: (error: CallError) => void;
}

/** The price, and the member's balance as far as it is known. */
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
  [OTHER_PRICE_CODE, 'newPrice'],
]);

/** Only the catalogue's codes refuse; anything else, a gateway's code among them, may have been paid. */
function refusalOf(error: unknown): PurchaseStep | undefined {
  if (!(error instanceof CallError) || error.code === undefined) return undefined;
  if (error.kind === 'expired') return 'login';
  return REFUSALS.get(error.code) ?? (KNOWN_CODES.has(error.code) ? 'refused' : undefined);
}

const WAITING: ReadonlySet<PurchaseStep> = new Set(['paying', 'unconfirmed', 'bought']);

/** Reads the tip after each pause until it is bought; else what the last reading said counts. */
async function lookFor(deps: PurchaseDeps, pauses: readonly number[]): Promise<Tip | 'unknown' | 'notTaken'> {
  let end: 'unknown' | 'notTaken' = 'unknown';
  for (const ms of pauses) {
    if (ms > 0) await deps.pause(ms);
    // Another's token would read another's tip.
    if (!deps.isTheirs()) return 'unknown';
    const tip = await deps.read().catch(() => undefined);
    if (!deps.isTheirs()) return 'unknown';
    if (tip?.isBuy) return tip;
    end = tip === undefined ? 'unknown' : 'notTaken';
  }
  return end;
}

/** Buys one tip for one member: one intent, one order; never repeated by itself (decisions.md, unknown outcome). */
export function createPurchase(deps: PurchaseDeps): PurchaseFlow {
  const store = createStore<PurchaseStep>(() => 'idle');
  const set = (step: PurchaseStep) => store.setState(step, true);
  let shown: number | undefined;
  const bought = (payTime: number | undefined, order?: Purchase & Told) => {
    set('bought');
    if (deps.isTheirs()) deps.onBought(payTime, order, shown);
  };
  const look = async (pauses: readonly number[]) => {
    set('unconfirmed');
    const found = await lookFor(deps, pauses);
    if (typeof found === 'string') set(found);
    else bought(found.payTime);
  };
  const failed = async (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal === undefined) return look(OUTCOME_PAUSES_MS);
    // Until it is there the old price could be tapped again.
    if (refusal === 'newPrice' && deps.isTheirs()) await deps.readOffer();
    set(refusal);
    if (refusal === 'login') deps.onLogin();
    if (refusal === 'refused' && deps.isTheirs()) deps.onRefused(error as CallError);
  };
  return {
    store,
    async pay(coins) {
      const step = store.getState();
      if (WAITING.has(step) || step === 'unknown' || !deps.isTheirs()) return;
      if (coins?.balance !== undefined && coins.balance < coins.price) return set('short');
      shown = coins?.price;
      set('paying');
      try {
        const order = await deps.pay(shown);
        bought(order.payTime, order);
      } catch (error) {
        await failed(error);
      }
    },
    async check() {
      if (!WAITING.has(store.getState())) await look([0]);
    },
    reset() {
      const step = store.getState();
      if (!WAITING.has(step) && step !== 'unknown') set('idle');
    },
  };
}
