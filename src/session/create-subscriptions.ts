import { createStore } from 'zustand/vanilla';
import { subscribe, subscribeInfo, unsubscribe } from '../contract/anchor/calls-anchors';
import { NO_USER_CODE } from '../contract/codes';
import type { CallApi } from '../http/api';
import { CallError } from '../http/call-error';
import { isLoggedIn, type SessionStore } from './session-store';
import type { Subject, SubscriptionState, Subscriptions, ToggleResult } from './subscriptions';

/** Bookings are read at most this often (product.md, section 4). */
const REFRESH_THROTTLE_MS = 1000;
const EMPTY: SubscriptionState = { hosts: new Set(), matches: new Set(), isKnown: false };

interface SubscriptionDeps {
  readonly call: CallApi;
  readonly session: SessionStore;
  readonly now: () => number;
}

const keyOf = (subject: Subject): { field: 'hosts' | 'matches'; id: string } =>
  'hostId' in subject ? { field: 'hosts', id: subject.hostId } : { field: 'matches', id: subject.matchId };

function turned(state: SubscriptionState, subject: Subject, on: boolean): SubscriptionState {
  const { field, id } = keyOf(subject);
  const next = new Set(state[field]);
  if (on) next.add(id);
  else next.delete(id);
  return { ...state, [field]: next };
}

/** Follows and bookings of one mount: optimistic, rolled back on failure, read again after each change. */
export function createSubscriptions({ call, session, now }: SubscriptionDeps): Subscriptions {
  const store = createStore<SubscriptionState>(() => EMPTY);
  const inFlight = new Map<string, { subject: Subject; on: boolean }>();
  let readAt = Number.NEGATIVE_INFINITY;

  const read = async () => {
    const { token } = session.getState();
    const info = await call(subscribeInfo, {}).catch(() => undefined);
    // A reply for somebody who has left, or a failed one, changes nothing.
    if (info === undefined || session.getState().token !== token) return;
    let next: SubscriptionState = {
      hosts: new Set(info.subscribeHostId),
      matches: new Set(info.subscribeMatchId),
      isKnown: true,
    };
    // The user's newest tap wins over an answer that was on its way.
    for (const { subject, on } of inFlight.values()) next = turned(next, subject, on);
    store.setState(next, true);
  };

  const apply = (subject: Subject, on: boolean) => store.setState(turned(store.getState(), subject, on), true);

  const send = async (subject: Subject, on: boolean): Promise<ToggleResult> => {
    apply(subject, on);
    try {
      await call(on ? subscribe : unsubscribe, subject);
      return on ? 'on' : 'off';
    } catch (error) {
      apply(subject, !on);
      // "No user" on a call that needs a member offers the log-in (decisions.md, no user).
      const hasNoUser = error instanceof CallError && error.code === NO_USER_CODE;
      return isLoggedIn(session.getState()) && !hasNoUser ? 'failed' : 'login';
    }
  };

  return {
    store,
    async toggle(subject) {
      if (!isLoggedIn(session.getState())) return 'login';
      const { field, id } = keyOf(subject);
      const key = `${field} ${id}`;
      if (inFlight.has(key)) return 'busy';
      const on = !store.getState()[field].has(id);
      inFlight.set(key, { subject, on });
      const result = await send(subject, on);
      inFlight.delete(key);
      if (isLoggedIn(session.getState())) void read();
      return result;
    },
    async refresh() {
      if (!isLoggedIn(session.getState()) || now() - readAt < REFRESH_THROTTLE_MS) return;
      readAt = now();
      await read();
    },
    clear() {
      readAt = Number.NEGATIVE_INFINITY;
      store.setState(EMPTY, true);
    },
  };
}
