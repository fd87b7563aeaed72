import { useCallback } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { type Subject, subscriptionStore } from './subscription-store';

/** Follows an anchor or books a match, says how it went, asks for a log-in where one is needed. */
export function useToggle(): (subject: Subject) => Promise<void> {
  const { stores, askLogin, toast } = useServices();
  const t = useTranslations('toast');
  return useCallback(
    async (subject) => {
      const isHost = 'hostId' in subject;
      const result = await stores.get(subscriptionStore).getState().toggle(subject);
      if (result === 'login') {
        askLogin(isHost ? { kind: 'follow', id: subject.hostId } : { kind: 'book', id: subject.matchId });
      } else if (result === 'on') {
        toast({ type: 'success', text: t(isHost ? 'followed' : 'booked') });
      } else if (result === 'off') {
        toast({ type: 'success', text: t(isHost ? 'unfollowed' : 'unbooked') });
      }
      // 'busy': the last tap is still on its way. 'failed': the call's own toast says why.
    },
    [stores, askLogin, toast, t],
  );
}
