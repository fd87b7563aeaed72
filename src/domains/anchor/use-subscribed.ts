import { useStore } from 'zustand';
import { useServices } from '../../services/services';
import type { Subject } from '../../session/subscriptions';
import { useToggle } from './use-toggle';

interface Subscribed {
  /** Followed, or booked. */
  readonly isOn: boolean;
  readonly turn: () => void;
}

/** An anchor to follow or a match to book; renders again only when this very one turns. */
export function useSubscribed(subject: Subject): Subscribed {
  const { subscriptions } = useServices();
  const isOn = useStore(subscriptions.store, ({ hosts, matches }) =>
    'hostId' in subject ? hosts.has(subject.hostId) : matches.has(subject.matchId),
  );
  const toggle = useToggle();
  return { isOn, turn: () => void toggle(subject) };
}
