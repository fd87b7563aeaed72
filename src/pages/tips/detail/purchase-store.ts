import { defineStore } from '../../../services/store-registry';
import type { PurchaseFlow, PurchaseStep } from './purchase';

export interface PurchaseState {
  /** The purchase of a tip by somebody: the one whose end is open, else a new one; `end`: the mount's. */
  readonly of: (person: string, messageId: string, make: (end: AbortSignal) => PurchaseFlow) => PurchaseFlow;
  readonly stop: () => void;
}

const OPEN_ENDED: ReadonlySet<PurchaseStep> = new Set(['paying', 'unconfirmed', 'unknown']);

/** Purchases of a mount: who leaves a tip's page and comes back finds one that is not confirmed yet, not a new offer. */
export const purchaseStore = defineStore<PurchaseState>(
  'purchase',
  () => {
    const flows = new Map<string, PurchaseFlow>();
    const ending = new AbortController();
    return {
      of(person, messageId, make) {
        const key = JSON.stringify([person, messageId]);
        const known = flows.get(key);
        if (known !== undefined && OPEN_ENDED.has(known.store.getState())) return known;
        const made = make(ending.signal);
        flows.set(key, made);
        return made;
      },
      stop() {
        // What comes late changes nothing, as in the store itself.
        for (const { store } of flows.values()) store.setState = () => {};
        ending.abort();
      },
    };
  },
  (state) => state.stop(),
);
