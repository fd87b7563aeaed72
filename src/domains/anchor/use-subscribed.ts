import { useStore } from '../../services/store-registry';
import { type Subject, subscriptionStore } from './subscription-store';
import { useToggle } from './use-toggle';

interface Subscribed {
  readonly isOn: boolean;
  readonly turn: () => void;
}

/** An anchor to follow or a match to book; renders again only when this very one turns. */
export function useSubscribed(subject: Subject): Subscribed {
  const isOn = useStore(subscriptionStore, ({ hosts, matches }) =>
    'hostId' in subject ? hosts.has(subject.hostId) : matches.has(subject.matchId),
  );
  const toggle = useToggle();
  return { isOn, turn: () => void toggle(subject) };
}
