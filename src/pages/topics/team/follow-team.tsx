import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { FollowToggle } from '../../../ui/controls/follow-toggle';
import styles from './follow-team.module.css';
import { followedTeamsStore, useFollowedTeams } from './followed-teams-store';

/** Follows a team on this device: its matches come first in a day's list. */
export function FollowTeam({ teamId, name }: { readonly teamId: string; readonly name: string }) {
  const t = useTranslations();
  const { stores, toast } = useServices();
  const isOn = useFollowedTeams().has(teamId);
  const turn = () => {
    const isFollowed = stores.get(followedTeamsStore).getState().turn(teamId);
    toast({ type: 'success', text: t(isFollowed ? 'toast.followed' : 'toast.unfollowed') });
  };
  return (
    <span className={styles.end}>
      <FollowToggle name={name} isOn={isOn} onTurn={turn} />
    </span>
  );
}
