import type { StoreApi } from 'zustand/vanilla';

/** Something a member follows (an anchor) or has booked (a match). */
export type Subject = { readonly hostId: string } | { readonly matchId: string };

export interface SubscriptionState {
  readonly hosts: ReadonlySet<string>;
  readonly matches: ReadonlySet<string>;
  /** False until they have been read for this member. */
  readonly isKnown: boolean;
}

/** `login`: nothing was sent, a member is needed. `busy`: the last tap is still on its way. */
export type ToggleResult = 'on' | 'off' | 'login' | 'busy' | 'failed';

export interface Subscriptions {
  readonly store: StoreApi<SubscriptionState>;
  /** Turns at once, rolls back when the server refuses, reads the subscriptions again. Never throws. */
  toggle(subject: Subject): Promise<ToggleResult>;
  /** Reads what the member follows; at most once in 1000 ms. */
  refresh(): Promise<void>;
  clear(): void;
}
