import { useCallback } from 'react';
import { useTranslations } from 'use-intl/react';
import { followedUsers, turnFollow } from '../../../domains/notice/followed-users';
import { type Services, useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { isLoggedIn } from '../../../session/session-state';
import { Button } from '../../../ui/controls/button';

/** Follows a ranked user on this device, says how it went, asks for a log-in where one is needed. */
export function useFollowUser(): (uid: string, isOn: boolean) => void {
  const services: Services = useServices();
  const t = useTranslations('ranking');
  const unfollowed = useTranslations('toast')('unfollowed');
  return useCallback(
    (uid, isOn) => {
      const { askLogin, session, toast } = services;
      if (!isLoggedIn(session.getState())) return askLogin({ kind: 'followUser', id: uid });
      const result = turnFollow(services, uid, isOn);
      if (result === 'full') toast({ type: 'info', text: t('followFull') });
      else toast({ type: 'success', text: result === 'on' ? t('followed') : unfollowed });
    },
    [services, t, unfollowed],
  );
}

interface FollowUserProps {
  readonly uid: string;
  readonly name: string;
  /** In a row of the ranking it is quieter than on the user's own page. */
  readonly spot: 'row' | 'page';
}

/** Follows a ranked user, or stops to; renders only when its own user turns. */
export function FollowUser({ uid, name, spot }: FollowUserProps) {
  const t = useTranslations();
  const isOn = useStore(followedUsers, ({ value }) => value.some((one) => one.uid === uid));
  const follow = useFollowUser();
  return (
    <Button
      size={spot === 'row' ? 'sm' : 'md'}
      variant={isOn || spot === 'row' ? 'quiet' : 'soft'}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'anchor.unfollowHost' : 'anchor.followHost', { name })}
      onClick={() => follow(uid, !isOn)}
    >
      {t(isOn ? 'action.following' : 'action.follow')}
    </Button>
  );
}
