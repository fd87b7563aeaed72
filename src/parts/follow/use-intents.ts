import { useEffect } from 'react';
import { type Intent, useServices } from '../../context/services';
import type { Subject } from '../../session/subscriptions';
import { useToggle } from './use-toggle';

/** Does after the log-in what was tapped before it (decisions.md, login and back). */
export function useIntents(onLike: (momentId: string) => void): void {
  const { onIntent, subscriptions } = useServices();
  const toggle = useToggle();

  useEffect(() => {
    const turnOn = async (subject: Subject, isOn: () => boolean) => {
      await subscriptions.refresh();
      // Followed before, perhaps on another device: a second tap would undo it.
      if (!isOn()) await toggle(subject);
    };
    return onIntent(({ kind, id }: Intent) => {
      const { getState } = subscriptions.store;
      if (kind === 'like') onLike(id);
      else if (kind === 'follow') void turnOn({ hostId: id }, () => getState().hosts.has(id));
      else if (kind === 'book') void turnOn({ matchId: id }, () => getState().matches.has(id));
    });
  }, [onIntent, subscriptions, toggle, onLike]);
}
