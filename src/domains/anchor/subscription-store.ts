import type { StoreApi } from 'zustand/vanilla';
import { subscribe, subscribeInfo, unsubscribe } from '../../contract/anchor/calls-anchors';
import type { Services } from '../../services/services';
import { defineStore } from '../../services/store-registry';
import { createToggle } from '../../services/toggle';
import { isLoggedIn } from '../../session/session-state';

/** Bookings are read at most this often (product.md, section 4). */
const REFRESH_THROTTLE_MS = 1000;

/** Something a member follows (an anchor) or has booked (a match). */
export type Subject = { readonly hostId: string } | { readonly matchId: string };

/** `login`: nothing was sent, a member is needed. `busy`: the last tap is still on its way. */
export type ToggleResult = 'on' | 'off' | 'login' | 'busy' | 'failed';

interface Subscribed {
  readonly hosts: ReadonlySet<string>;
  readonly matches: ReadonlySet<string>;
  /** False until they have been read for this member. */
  readonly isKnown: boolean;
}

export interface SubscriptionState extends Subscribed {
  /** Turns at once, rolls back when the server refuses, reads the subscriptions again. Never throws. */
  readonly toggle: (subject: Subject) => Promise<ToggleResult>;
  /** Reads what the member follows; at most once in 1000 ms. */
  readonly refresh: () => Promise<void>;
  readonly clear: () => void;
}

const EMPTY: Subscribed = { hosts: new Set(), matches: new Set(), isKnown: false };

const HOST = 'host ';
const MATCH = 'match ';
const keyOf = (subject: Subject) => ('hostId' in subject ? HOST + subject.hostId : MATCH + subject.matchId);
const fieldOf = (key: string) => (key.startsWith(HOST) ? 'hosts' : 'matches');
const idOf = (key: string) => key.slice(key.startsWith(HOST) ? HOST.length : MATCH.length);
const subjectOf = (key: string): Subject => (key.startsWith(HOST) ? { hostId: idOf(key) } : { matchId: idOf(key) });

function turned<S extends Subscribed>(state: S, key: string, isOn: boolean): S {
  const next = new Set(state[fieldOf(key)]);
  if (isOn) next.add(idOf(key));
  else next.delete(idOf(key));
  return { ...state, [fieldOf(key)]: next };
}

const isOnIn = (state: Subscribed, key: string) => state[fieldOf(key)].has(idOf(key));

const createSubscriptionToggle = (store: StoreApi<SubscriptionState>, services: () => Services) =>
  createToggle<boolean>({
    member: () => services().session.getState().token,
    read: (key) => isOnIn(store.getState(), key),
    async send(key, isOn) {
      await services().call(isOn ? subscribe : unsubscribe, subjectOf(key));
      return isOn;
    },
    on: (key, isOn) => store.setState(turned(store.getState(), key, isOn === true)),
  });

function actionsOf(store: StoreApi<SubscriptionState>, services: () => Services) {
  const subscriptions = createSubscriptionToggle(store, services);
  const isMember = () => isLoggedIn(services().session.getState());
  let askedAt = Number.NEGATIVE_INFINITY;
  /** Readings in the order in which they were asked for; up to `settled` none counts any more. */
  let asked = 0;
  let settled = 0;

  const read = async () => {
    const { call, session } = services();
    const { token } = session.getState();
    asked += 1;
    const turn = asked;
    const info = await call(subscribeInfo, {}).catch(() => undefined);
    // A reply for somebody who has left, one that was overtaken, or a failed one, changes nothing.
    if (info === undefined || turn <= settled || session.getState().token !== token) return;
    settled = turn;
    let next: Subscribed = {
      hosts: new Set(info.subscribeHostId),
      matches: new Set(info.subscribeMatchId),
      isKnown: true,
    };
    // The user's newest tap wins over an answer that was on its way.
    for (const [key, isOn] of subscriptions.pending()) next = turned(next, key, isOn);
    store.setState(next);
  };

  return {
    async toggle(subject: Subject): Promise<ToggleResult> {
      if (!isMember()) return 'login';
      const key = keyOf(subject);
      const isOn = !isOnIn(store.getState(), key);
      const turn = await subscriptions.turn(key, isOn);
      if (turn.kind === 'busy') return 'busy';
      // What was asked before the tap had arrived does not know of it.
      settled = asked;
      if (isMember()) void read();
      if (turn.kind === 'done') return isOn ? 'on' : 'off';
      return isMember() ? 'failed' : 'login';
    },
    async refresh() {
      const now = performance.now();
      if (!isMember() || now - askedAt < REFRESH_THROTTLE_MS) return;
      askedAt = now;
      await read();
    },
    clear() {
      settled = asked;
      askedAt = Number.NEGATIVE_INFINITY;
      store.setState(EMPTY);
    },
  };
}

/** Follows and bookings of one mount: turned at once, read again after each change. */
export const subscriptionStore = defineStore<SubscriptionState>('subscription', (store, services) => ({
  ...EMPTY,
  ...actionsOf(store, services),
}));
