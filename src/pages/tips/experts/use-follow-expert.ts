import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { EXPERT_SORT } from '../../../contract/codes';
import { professorDetail } from '../../../contract/expert/calls-experts';
import { ownOf } from '../../../services/own-map';
import { useServices } from '../../../services/services';
import { expertStore } from '../data/expert-store';
import { expertKeys } from '../data/tip-keys';

/** Follows an expert, says how it went, asks for a log-in where one is needed. */
export function useFollowExpert(): (professorId: string, isOn: boolean) => Promise<void> {
  const services = useServices();
  const client = useQueryClient();
  const t = useTranslations('toast');
  return useCallback(
    async (professorId, isOn) => {
      const { askLogin, session, stores, toast } = services;
      const result = await stores.get(expertStore).getState().follow(professorId, isOn);
      if (result === 'login') askLogin({ kind: 'followExpert', id: professorId });
      if (result !== 'on' && result !== 'off') return;
      toast({ type: 'success', text: t(result === 'on' ? 'followed' : 'unfollowed') });
      void client.invalidateQueries({ queryKey: expertKeys.list(session.memberKey(), EXPERT_SORT.mine) });
    },
    [services, client, t],
  );
}

/** Does after the log-in what was tapped before it (decisions.md, login and back). */
export function useExpertPendingActions(): void {
  const services = useServices();
  const follow = useFollowExpert();
  useEffect(() => {
    const { call, onPendingAction, session, stores } = services;
    const toggleOn = async (professorId: string) => {
      const read = await call(professorDetail, { professorId }).catch(() => undefined);
      const { follows } = stores.get(expertStore).getState();
      const tap = ownOf(follows, session.memberKey(), professorId);
      // Followed before, perhaps on another device: there is nothing left to do.
      if (read !== undefined && !(tap?.isOn ?? read.isAttention)) await follow(professorId, true);
    };
    return onPendingAction(['followExpert'], ({ id }) => void toggleOn(id));
  }, [services, follow]);
}
