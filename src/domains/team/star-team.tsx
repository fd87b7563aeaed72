import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { IconButton } from '../../ui/controls/button';
import { StarIcon } from './star-icon';
import { type StarredTeam, turnStar, useStarredTeams } from './starred-teams';

/** Gives a team a star on this device, or takes it: the star is filled, and its name says the rest. */
export function StarTeam({ team }: { readonly team: StarredTeam }) {
  const t = useTranslations('star');
  const services = useServices();
  const isOn = useStarredTeams().some(({ id }) => id === team.id);
  const turn = () => {
    const hasStar = turnStar(services, team);
    services.toast({ type: 'success', text: t(hasStar ? 'added' : 'removed') });
  };
  const name = team.name ?? team.id;
  return (
    <IconButton label={t(isOn ? 'remove' : 'add', { name })} aria-pressed={isOn} onClick={turn}>
      <StarIcon isOn={isOn} />
    </IconButton>
  );
}
