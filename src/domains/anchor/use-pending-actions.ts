import { useEffect } from 'react';
import { useServices } from '../../services/services';
import { type Subject, subscriptionStore } from './subscription-store';
import { useToggle } from './use-toggle';

/** Follows and books after the log-in what was tapped before it (decisions.md, login and back); one place for all pages. */
export function useFollowPendingActions(): void {
  const { onPendingAction, stores } = useServices();
  const toggle = useToggle();

  useEffect(() => {
    const { getState } = stores.get(subscriptionStore);
    const toggleOn = async (subject: Subject, isOn: () => boolean) => {
      await getState().refresh();
      // Followed before, perhaps on another device: a second tap would undo it.
      if (!isOn()) await toggle(subject);
    };
    return onPendingAction(['follow', 'book'], ({ kind, id }) => {
      if (kind === 'follow') void toggleOn({ hostId: id }, () => getState().hosts.has(id));
      else void toggleOn({ matchId: id }, () => getState().matches.has(id));
    });
  }, [onPendingAction, stores, toggle]);
}

/** Likes after the log-in what was tapped before it; each feed keeps the count of its own likes. */
export function useLikePendingActions(onLike: (momentId: string) => void): void {
  const { onPendingAction } = useServices();
  useEffect(() => onPendingAction(['like'], ({ id }) => onLike(id)), [onPendingAction, onLike]);
}
